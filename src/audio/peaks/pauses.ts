import { nthSmallest } from './nthSmallest';

/** A stretch without speech. */
export interface Pause {
  /** Whole milliseconds. */
  startMs: number;
  endMs: number;
  /** 0 is the longest one of the recording. */
  rank: number;
}

/** How loud a recording is, measured in equal windows. */
export interface Loudness {
  /** Root mean square of each window, 0 to 1. */
  rms: Float32Array;
  windowMs: number;
}

/** Shorter ones are breath within a sentence. */
export const SHORTEST_PAUSE_MS = 600;

/** What is this much above the floor is speech. */
const ABOVE_FLOOR = 10 ** (6 / 20);
/** Digital silence has no floor to be above of: -70 dB below full scale is heard by nobody. */
const QUIETEST_FLOOR = 10 ** (-70 / 20);
/** A floor above a quarter of what is spoken is speech without a pause, not a floor. */
const FLOOR_OF_LEVEL = 0.25;

function percentile(values: Float32Array, share: number): number {
  return nthSmallest(values.slice(), Math.floor((values.length - 1) * share));
}

/**
 * The pauses of a recording in order of time: at least `shortestMs` below 6 dB above its own noise
 * floor, which is the tenth percentile of its loudness. Music and speech without pauses give none.
 */
export function findPauses(
  { rms, windowMs }: Loudness,
  shortestMs: number = SHORTEST_PAUSE_MS,
): Pause[] {
  if (rms.length === 0) return [];
  const floor = Math.max(QUIETEST_FLOOR, percentile(rms, 0.1));
  // Of what is above the floor alone: a recording may be silent for most of its time.
  const spoken = rms.filter((level) => level > floor * ABOVE_FLOOR);
  const level = percentile(spoken.length > 0 ? spoken : rms, 0.5);
  const threshold = Math.min(floor * ABOVE_FLOOR, Math.max(QUIETEST_FLOOR, level * FLOOR_OF_LEVEL));
  const spans: { startMs: number; endMs: number }[] = [];
  let from: number | null = null;
  for (let window = 0; window <= rms.length; window += 1) {
    const isQuiet = window < rms.length && (rms[window] ?? 0) <= threshold;
    if (isQuiet) from ??= window;
    else if (from !== null) {
      const span = { startMs: Math.round(from * windowMs), endMs: Math.round(window * windowMs) };
      if (span.endMs - span.startMs >= shortestMs) spans.push(span);
      from = null;
    }
  }
  const lengthOf = (place: number) => {
    const span = spans[place];
    return span === undefined ? 0 : span.endMs - span.startMs;
  };
  const byLength = spans
    .map((_span, place) => place)
    .sort((a, b) => lengthOf(b) - lengthOf(a) || a - b);
  const rankOf = new Map(byLength.map((place, rank) => [place, rank]));
  return spans.map((span, place) => ({ ...span, rank: rankOf.get(place) ?? 0 }));
}
