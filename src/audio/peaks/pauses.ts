import { nthSmallest } from './nthSmallest';

/** Stretch without speech. */
export interface Pause {
  /** Start in whole milliseconds. */
  startMs: number;
  endMs: number;
  /** Rank by length; 0 is the longest pause of the recording. */
  rank: number;
}

/** Loudness of a recording in windows of equal length. */
export interface Loudness {
  /** Root mean square of each window, 0 to 1. */
  rms: Float32Array;
  windowMs: number;
}

/** Minimum length of a pause in milliseconds; shorter ones are breaths within a sentence. */
export const MIN_PAUSE_MS = 600;

/** Amplitude ratio of speech to the noise floor: 6 dB. */
const SPEECH_ABOVE_FLOOR = 10 ** (6 / 20);
/** Lower limit of the noise floor, for digital silence: −70 dBFS is inaudible. */
const MIN_FLOOR = 10 ** (-70 / 20);
/** Upper limit of the threshold as a share of the speech level; a higher floor indicates speech without pauses. */
const MAX_FLOOR_OF_SPEECH = 0.25;

function percentile(values: Float32Array, share: number): number {
  return nthSmallest(values.slice(), Math.floor((values.length - 1) * share));
}

/**
 * Pauses of a recording by start time: at least `minMs` long and below 6 dB above the noise floor, which is the tenth
 * percentile of the loudness. Music and speech without pauses yield none.
 */
export function findPauses({ rms, windowMs }: Loudness, minMs: number = MIN_PAUSE_MS): Pause[] {
  if (rms.length === 0) return [];
  const floor = Math.max(MIN_FLOOR, percentile(rms, 0.1));
  // Only windows above the floor, because a recording may be mostly silent.
  const speech = rms.filter((level) => level > floor * SPEECH_ABOVE_FLOOR);
  const speechLevel = percentile(speech.length > 0 ? speech : rms, 0.5);
  const threshold = Math.min(
    floor * SPEECH_ABOVE_FLOOR,
    Math.max(MIN_FLOOR, speechLevel * MAX_FLOOR_OF_SPEECH),
  );
  const spans: { startMs: number; endMs: number }[] = [];
  let from: number | null = null;
  for (let window = 0; window <= rms.length; window += 1) {
    const isQuiet = window < rms.length && (rms[window] ?? 0) <= threshold;
    if (isQuiet) from ??= window;
    else if (from !== null) {
      const span = { startMs: Math.round(from * windowMs), endMs: Math.round(window * windowMs) };
      if (span.endMs - span.startMs >= minMs) spans.push(span);
      from = null;
    }
  }
  const lengthOf = (index: number) => {
    const span = spans[index];
    return span === undefined ? 0 : span.endMs - span.startMs;
  };
  const byLength = spans
    .map((_span, index) => index)
    .sort((a, b) => lengthOf(b) - lengthOf(a) || a - b);
  const rankOf = new Map(byLength.map((index, rank) => [index, rank]));
  return spans.map((span, index) => ({ ...span, rank: rankOf.get(index) ?? 0 }));
}
