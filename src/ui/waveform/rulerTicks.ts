const stepsSeconds = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200];
const LABEL_PIXELS = 72;

/** The times a ruler names: round ones, far enough apart for their labels. In milliseconds. */
export function rulerTicks(durationMs: number, widthPixels: number): number[] {
  const labels = Math.max(1, Math.floor(widthPixels / LABEL_PIXELS));
  const fitting = stepsSeconds.find((step) => durationMs / (step * 1000) <= labels);
  const stepMs = (fitting ?? Math.ceil(durationMs / 1000 / labels)) * 1000;
  if (!(durationMs > 0)) return [0];
  return Array.from({ length: Math.floor(durationMs / stepMs) + 1 }, (_, tick) => tick * stepMs);
}
