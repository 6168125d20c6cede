import { xOf, type TimeView } from '../timeline/timeView';

interface GhostsOptions {
  view: TimeView;
  ghosts: readonly { startMs: number }[];
  /** Height of the waveform in pixels. */
  height: number;
  color: string;
}

const DASH = [4, 3];

/** Draws the starts of proposed chapters as dashed lines over the waveform. */
export function drawGhosts(context: CanvasRenderingContext2D, options: GhostsOptions): void {
  const { view, ghosts, height, color } = options;
  context.save();
  context.setLineDash(DASH);
  context.strokeStyle = color;
  context.beginPath();
  for (const { startMs } of ghosts) {
    const x = Math.round(xOf(view, startMs)) + 0.5;
    if (x < 0 || x > view.width) continue;
    context.moveTo(x, 0);
    context.lineTo(x, height);
  }
  context.stroke();
  context.restore();
}
