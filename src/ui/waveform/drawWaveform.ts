import { peaksBetween, type PeaksPyramid } from '../../audio/peaks/peaksPyramid';
import { endOf, msOf, xOf, type TimeView } from '../timeline/timeView';

export interface WaveformOptions {
  view: TimeView;
  pyramid: PeaksPyramid;
  /** Position in milliseconds up to which the waveform has the played colour. */
  playedMs: number;
  /** Height in pixels. */
  height: number;
  waveColor: string;
  playedColor: string;
}

/** Maximum gain for drawing quiet recordings. */
const MAX_GAIN = 6;
const FULL_SCALE = 127;

const gains = new WeakMap<PeaksPyramid, number>();

/** Gain at which the loudest peak of a recording fills the height. */
export function waveformGain(pyramid: PeaksPyramid): number {
  const cached = gains.get(pyramid);
  if (cached !== undefined) return cached;
  let loudest = 0;
  for (const value of pyramid.levels.at(-1)?.pairs ?? []) {
    loudest = Math.max(loudest, Math.abs(value));
  }
  const gain = loudest === 0 ? 1 : Math.min(MAX_GAIN, FULL_SCALE / loudest);
  gains.set(pyramid, gain);
  return gain;
}

/**
 * Fills one bar per device pixel column; each spans the previous column's range too, so that the outline has no gaps.
 */
function fillColumns(
  context: CanvasRenderingContext2D,
  peaks: Int8Array,
  { from, to, step, scale, middle }: Record<'from' | 'to' | 'step' | 'scale' | 'middle', number>,
): void {
  context.beginPath();
  for (let column = from; column < to; column += 1) {
    const low = peaks[column * 2] ?? 0;
    const high = peaks[column * 2 + 1] ?? 0;
    const before = column > 0 ? column - 1 : column;
    const top = Math.max(high, peaks[before * 2] ?? 0);
    const bottom = Math.min(low, peaks[before * 2 + 1] ?? 0);
    const y = middle - top * scale;
    context.rect(column * step, y, step, Math.max(1, (top - bottom) * scale));
  }
  context.fill();
}

/** Draws the visible part of the waveform. One unit of `context` is a CSS pixel. */
export function drawWaveform(
  context: CanvasRenderingContext2D,
  picture: WaveformOptions & { gain: number; pixelRatio: number },
): void {
  const { view, pyramid, playedMs, height, waveColor, playedColor, gain, pixelRatio } = picture;
  const step = 1 / pixelRatio;
  const columns = Math.ceil(view.width * pixelRatio);
  const peaks = peaksBetween(pyramid, msOf(view, 0), endOf(view), columns);
  const middle = height / 2;
  const scale = ((height / 2 - 2) * gain) / FULL_SCALE;
  const endX = xOf(view, pyramid.startMs + pyramid.durationMs) * pixelRatio;
  const last = Math.min(columns, Math.max(0, Math.ceil(endX)));
  const played = Math.min(last, Math.max(0, Math.round(xOf(view, playedMs) * pixelRatio)));
  context.fillStyle = playedColor;
  fillColumns(context, peaks, { from: 0, to: played, step, scale, middle });
  context.fillStyle = waveColor;
  fillColumns(context, peaks, { from: played, to: last, step, scale, middle });
}
