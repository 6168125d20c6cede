import { rulerTicks } from '../timeline/rulerTicks';
import { xOf, type TimeView } from '../timeline/timeView';

export interface RulerOptions {
  view: TimeView;
  /** Distance from the top of the canvas in pixels. */
  top: number;
  height: number;
  lineColor: string;
  textColor: string;
  font: string;
}

const LABEL_PIXELS = 60;

/** Draws the labelled times of the ruler. */
export function drawRuler(context: CanvasRenderingContext2D, picture: RulerOptions): void {
  const { view, top, height, lineColor, textColor, font } = picture;
  context.font = font;
  context.textBaseline = 'middle';
  for (const { ms, label } of rulerTicks(view)) {
    const x = Math.round(xOf(view, ms));
    context.fillStyle = lineColor;
    context.fillRect(x, top, 1, height);
    // Labels that the edge would clip are left out.
    if (x > view.width - LABEL_PIXELS && view.width > LABEL_PIXELS) continue;
    context.fillStyle = textColor;
    context.fillText(label, x + 5, top + height / 2 + 0.5);
  }
}
