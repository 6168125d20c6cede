import { formatTimecode } from '../../domain/text/duration';
import { endOf, msOf, type TimeView } from './timeView';

const steps = [
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000],
  ...[120_000, 300_000, 600_000, 900_000, 1_800_000, 3_600_000, 7_200_000],
];
const LABEL_PIXELS = 84;

export interface RulerTick {
  ms: number;
  label: string;
}

/**
 * Labelled times of the ruler: round times spaced for their labels, starting at or before the left edge of the view.
 */
export function rulerTicks(view: TimeView): RulerTick[] {
  const minStepMs = LABEL_PIXELS * view.msPerPixel;
  const stepMs =
    steps.find((step) => step >= minStepMs) ?? Math.ceil(minStepMs / 3_600_000) * 3_600_000;
  const first = Math.floor(msOf(view, 0) / stepMs);
  const last = Math.floor(endOf(view) / stepMs + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const ms = (first + index) * stepMs;
    return { ms, label: formatTimecode(ms, stepMs < 1000) };
  });
}
