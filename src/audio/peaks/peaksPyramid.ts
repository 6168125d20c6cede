/** The extremes of equal stretches of a recording, all its channels together. */
export interface PeaksLevel {
  samplesPerPair: number;
  /** Minimum, maximum, minimum, maximum…, each -127 to 127. */
  pairs: Int8Array;
}

/** A picture of sound at many widths: a view of any length reads few pairs for each of its pixels. */
export interface PeaksPyramid {
  /** Where the picture begins in the recording; a picture of the whole begins at 0. */
  startMs: number;
  durationMs: number;
  /** Samples a second. */
  sampleRate: number;
  /** Finest first; never empty. Each has half the pairs of the one before it. */
  levels: readonly PeaksLevel[];
}

/** Samples under one pair of the finest level of a whole recording. */
export const PEAK_SAMPLES = 256;

const WIDEST_COLUMNS = 8192;
/** Below this a coarser level saves nothing. */
const FEWEST_PAIRS = 64;

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

/** Adds the coarser levels to the finest one, each a power of two wider, until 64 pairs are left. */
export function buildPyramid(
  finest: PeaksLevel,
  {
    startMs = 0,
    durationMs,
    sampleRate,
  }: Omit<PeaksPyramid, 'levels' | 'startMs'> & { startMs?: number },
): PeaksPyramid {
  const levels = [finest];
  for (let level = finest; level.pairs.length / 2 > FEWEST_PAIRS;) {
    level = halve(level);
    levels.push(level);
  }
  return { startMs, durationMs, sampleRate, levels };
}

/** The coarsest level that still has a pair for each column of the widest screen. */
export function overviewLevel({ levels }: PeaksPyramid): PeaksLevel | null {
  return levels.findLast(({ pairs }) => pairs.length / 2 >= WIDEST_COLUMNS) ?? levels[0] ?? null;
}

/** The coarsest level that still has a pair for each column; the finest where none has. */
function levelFor({ levels }: PeaksPyramid, samplesPerColumn: number): PeaksLevel {
  const [finest] = levels;
  if (finest === undefined) throw new Error('A pyramid without levels');
  return levels.findLast((level) => level.samplesPerPair <= samplesPerColumn) ?? finest;
}

/**
 * The extremes under each of `columns` equal stretches from `startMs` to `endMs` of the recording:
 * minimum, maximum, minimum, maximum…, each -127 to 127; zeros outside the picture. Reads at most some
 * three pairs a column, whatever the length. Writes to `into` (two entries a column) where it is given.
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

/** The loudest of each of many equal stretches of a whole recording, 0 to 1: for a small picture of it. */
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
