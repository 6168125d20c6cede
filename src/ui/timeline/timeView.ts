/** Visible range of a recording: from `startMs`, at `msPerPixel`. Both may be fractional. */
export interface TimeView {
  startMs: number;
  msPerPixel: number;
  /** Width in pixels. */
  width: number;
}

/** Closest zoom: ten pixels per millisecond. */
const MIN_MS_PER_PIXEL = 0.1;
/** Margin around a fitted span, as a share of its length. */
const MARGIN_SHARE = 0.04;
/** Share of the width at which the playhead is placed after a page turn. */
const PAGE_SHARE = 0.1;

/** Milliseconds per pixel at which the whole recording is visible. */
export function maxMsPerPixel(durationMs: number, width: number): number {
  return Math.max(MIN_MS_PER_PIXEL, durationMs / Math.max(1, width));
}

/** Clamps a view to the recording: neither wider than the recording nor beyond its ends. */
function clampView(view: TimeView, durationMs: number): TimeView {
  const { width } = view;
  const msPerPixel = Math.min(
    maxMsPerPixel(durationMs, width),
    Math.max(MIN_MS_PER_PIXEL, view.msPerPixel),
  );
  const lastStart = Math.max(0, durationMs - msPerPixel * width);
  return { startMs: Math.min(lastStart, Math.max(0, view.startMs)), msPerPixel, width };
}

/** View of the whole recording in a given width in pixels. */
export function fullView(durationMs: number, width: number): TimeView {
  return { startMs: 0, msPerPixel: maxMsPerPixel(durationMs, width), width };
}

const isFullView = (view: TimeView, durationMs: number) =>
  view.msPerPixel >= maxMsPerPixel(durationMs, view.width) - 1e-9;

export const xOf = (view: TimeView, ms: number): number => (ms - view.startMs) / view.msPerPixel;

export const msOf = (view: TimeView, x: number): number => view.startMs + x * view.msPerPixel;

/** Length of the visible range in milliseconds. */
export const visibleMs = (view: TimeView): number => view.width * view.msPerPixel;

export const endOf = (view: TimeView): number => msOf(view, view.width);

export function panView(view: TimeView, pixels: number, durationMs: number): TimeView {
  return clampView({ ...view, startMs: view.startMs + pixels * view.msPerPixel }, durationMs);
}

/** Zooms in (`factor` above 1) or out, keeping the time under `anchorX` in place. */
export function zoomView(
  view: TimeView,
  { factor, anchorX, durationMs }: { factor: number; anchorX: number; durationMs: number },
): TimeView {
  const unclamped = view.msPerPixel / factor;
  const msPerPixel = Math.min(
    maxMsPerPixel(durationMs, view.width),
    Math.max(MIN_MS_PER_PIXEL, unclamped),
  );
  const startMs = msOf(view, anchorX) - anchorX * msPerPixel;
  return clampView({ ...view, startMs, msPerPixel }, durationMs);
}

/** View of a span of the recording with a small margin around it. */
export function fitView(
  view: TimeView,
  { startMs, endMs }: { startMs: number; endMs: number },
  durationMs: number,
): TimeView {
  const margin = (endMs - startMs) * MARGIN_SHARE;
  const msPerPixel = (endMs - startMs + 2 * margin) / Math.max(1, view.width);
  return clampView({ ...view, startMs: startMs - margin, msPerPixel }, durationMs);
}

/** View panned, at the same zoom, so that a time is visible; unchanged if the time already is. */
export function revealMs(view: TimeView, ms: number, durationMs: number): TimeView {
  const x = xOf(view, ms);
  if (x >= 0 && x <= view.width) return view;
  const startMs = ms - view.width * PAGE_SHARE * view.msPerPixel;
  return clampView({ ...view, startMs }, durationMs);
}

/** View that follows the playhead: gliding with the playhead in the middle, or turning pages. */
export function followMs(
  view: TimeView,
  ms: number,
  { durationMs, isGliding }: { durationMs: number; isGliding: boolean },
): TimeView {
  const x = xOf(view, ms);
  const middle = view.width / 2;
  // A playhead slightly past the middle glides; a far jump turns the page.
  if (isGliding && x > middle && x <= view.width) {
    return clampView({ ...view, startMs: ms - middle * view.msPerPixel }, durationMs);
  }
  return revealMs(view, ms, durationMs);
}

/** View in a new width, with the same left edge and zoom; a full view stays full. */
export function resizeView(view: TimeView, width: number, durationMs: number): TimeView {
  return isFullView(view, durationMs)
    ? fullView(durationMs, width)
    : clampView({ ...view, width }, durationMs);
}

/** View for a changed duration, with the same visible span; a full view stays full. */
export function resizeDuration(view: TimeView, fromMs: number, toMs: number): TimeView {
  return isFullView(view, fromMs) ? fullView(toMs, view.width) : clampView(view, toMs);
}

/** Share of the zoom range, logarithmic: 0 for the whole recording, 1 for the closest zoom. */
export function zoomShare(view: TimeView, durationMs: number): number {
  const most = Math.log(maxMsPerPixel(durationMs, view.width) / MIN_MS_PER_PIXEL);
  return most <= 0 ? 0 : Math.log(maxMsPerPixel(durationMs, view.width) / view.msPerPixel) / most;
}

/** Zoom factor from the view to a share of the zoom range. */
export function factorToShare(view: TimeView, share: number, durationMs: number): number {
  const outermost = maxMsPerPixel(durationMs, view.width);
  const msPerPixel = outermost * (MIN_MS_PER_PIXEL / outermost) ** Math.min(1, Math.max(0, share));
  return view.msPerPixel / msPerPixel;
}

/** Left and right edge of a span in pixels, clipped slightly outside the view; null when out of view. */
export function visibleSpan(
  view: TimeView,
  { startMs, endMs }: { startMs: number; endMs: number },
): { left: number; right: number } | null {
  const [left, right] = [xOf(view, startMs), xOf(view, endMs)];
  if (right < 0 || left > view.width) return null;
  return { left: Math.max(-4, left), right: Math.min(view.width + 4, right) };
}
