/** Minimum and maximum of equal spans of a recording, over all channels. */
export interface PeaksLevel {
  samplesPerPair: number;
  /** Minimum, maximum, minimum, maximum…, each -127 to 127. */
  pairs: Int8Array;
}

/** Peaks at multiple resolutions, so that a view of any length reads few pairs per pixel. */
export interface PeaksPyramid {
  /** Start within the recording in milliseconds; 0 for the peaks of the whole. */
  startMs: number;
  durationMs: number;
  /** Sample rate in Hz. */
  sampleRate: number;
  /** Levels, finest first; never empty. Each has half as many pairs as the previous one. */
  levels: readonly PeaksLevel[];
}

/** Samples per pair of a whole recording's finest level. */
export const SAMPLES_PER_PEAK = 256;

const MAX_COLUMNS = 8192;
/** Number of pairs below which a coarser level saves nothing. */
const MIN_PAIRS = 64;

function halve(finer: PeaksLevel): PeaksLevel {
  const from = finer.pairs;
  const count = Math.ceil(from.length / 4);
  const pairs = new Int8Array(count * 2);
  for (let pair = 0; pair < count; pair += 1) {
    const at = pair * 4;
    const min = from[at] ?? 0;
    const max = from[at + 1] ?? 0;
    pairs[pair * 2] = Math.min(min, from[at + 2] ?? min);
    pairs[pair * 2 + 1] = Math.max(max, from[at + 3] ?? max);
  }
  return { samplesPerPair: finer.samplesPerPair * 2, pairs };
}

/** Adds coarser levels to the finest one, each with twice the span, down to 64 pairs. */
export function buildPyramid(
  finest: PeaksLevel,
  {
    startMs = 0,
    durationMs,
    sampleRate,
  }: Omit<PeaksPyramid, 'levels' | 'startMs'> & { startMs?: number },
): PeaksPyramid {
  const levels = [finest];
  for (let level = finest; level.pairs.length / 2 > MIN_PAIRS;) {
    level = halve(level);
    levels.push(level);
  }
  return { startMs, durationMs, sampleRate, levels };
}

/** Coarsest level that has a pair per column of the widest screen; the finest when none has. */
export function overviewLevel({ levels }: PeaksPyramid): PeaksLevel | null {
  return levels.findLast(({ pairs }) => pairs.length / 2 >= MAX_COLUMNS) ?? levels[0] ?? null;
}

/** Coarsest level that has a pair per column; the finest when none has. */
function levelFor({ levels }: PeaksPyramid, samplesPerColumn: number): PeaksLevel {
  const [finest] = levels;
  if (finest === undefined) throw new Error('A pyramid without levels');
  return levels.findLast((level) => level.samplesPerPair <= samplesPerColumn) ?? finest;
}

/**
 * Minimum and maximum of each of `columns` equal spans from `startMs` to `endMs` of the recording, alternating, each
 * -127 to 127; zeros outside the pyramid. Reads about three pairs per column at most, regardless of the length. Writes
 * to `into` (two entries per column) when given.
 */
export function peaksBetween(
  pyramid: PeaksPyramid,
  startMs: number,
  endMs: number,
  columns: number,
  into: Int8Array = new Int8Array(columns * 2),
): Int8Array {
  const samplesPerMs = pyramid.sampleRate / 1000;
  const samplesPerColumn = ((endMs - startMs) * samplesPerMs) / columns;
  const { pairs, samplesPerPair } = levelFor(pyramid, samplesPerColumn);
  const count = pairs.length / 2;
  const start = ((startMs - pyramid.startMs) * samplesPerMs) / samplesPerPair;
  const step = samplesPerColumn / samplesPerPair;
  for (let column = 0; column < columns; column += 1) {
    const from = Math.floor(start + column * step);
    const to = Math.min(count, Math.max(from + 1, Math.ceil(start + (column + 1) * step)));
    let min = 0;
    let max = 0;
    for (let pair = Math.max(0, from); pair < to; pair += 1) {
      const low = pairs[pair * 2] ?? 0;
      const high = pairs[pair * 2 + 1] ?? 0;
      if (pair === from || low < min) min = low;
      if (pair === from || high > max) max = high;
    }
    into[column * 2] = min;
    into[column * 2 + 1] = max;
  }
  return into;
}

/** Peak amplitude of equal spans of a whole recording, 0 to 1, for its overview. */
export interface OverviewPeaks {
  points: Float32Array;
  durationSeconds: number;
}

const OVERVIEW_POINTS = 1600;

export function overviewPoints(pyramid: PeaksPyramid): OverviewPeaks {
  const pairs = peaksBetween(pyramid, 0, pyramid.durationMs, OVERVIEW_POINTS);
  const points = Float32Array.from({ length: OVERVIEW_POINTS }, (_, point) => {
    return Math.max(-(pairs[point * 2] ?? 0), pairs[point * 2 + 1] ?? 0) / 127;
  });
  return { points, durationSeconds: pyramid.durationMs / 1000 };
}
