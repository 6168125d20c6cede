import { type Pause } from './pauses';

export interface AlignedTime {
  /** Time in the other recording, in whole milliseconds. */
  ms: number;
  /** Confidence from 0 (proportional estimate only) to 1 (the only long pause, exactly where expected). */
  confidence: number;
  /** False for an estimate without a pause. */
  isAtPause: boolean;
}

export interface Alignment {
  /** Times to align: ascending, whole milliseconds. */
  times: readonly number[];
  fromDurationMs: number;
  toDurationMs: number;
  /** Pauses of the other recording, by start time. */
  pauses: readonly Pause[];
}

/** Candidate for one time: the end of a pause, or the proportional time. */
interface Candidate {
  ms: number;
  /** Null for the proportional time. */
  pause: Pause | null;
}

/** Last node of the cheapest path through all times so far. */
interface PathNode extends Candidate {
  cost: number;
  previous: PathNode | null;
}

/** Tolerated relative deviation of a gap, because speech in another language is longer or shorter. */
const STRETCH_TOLERANCE = 0.12;
/** Tolerated absolute deviation of a gap in milliseconds, in addition. */
const JITTER_MS = 1500;
/** Pause length in milliseconds with the maximum score; longer pauses indicate a chapter no better. */
const LONG_PAUSE_MS = 2000;
/** Bonus of a long pause, and cost of a candidate without a pause. */
const LONG_PAUSE_BONUS = 2;
const NO_PAUSE_COST = 0.4;
/** Search radius around the proportional time, as a share of the recording; at least the minimum below. */
const SEARCH_RADIUS_SHARE = 0.06;
const MIN_SEARCH_RADIUS_MS = 8000;
/** Maximum number of pauses considered within the radius, longest first, to bound the run time. */
const MAX_CANDIDATES = 40;
/** Lead-in before the speech of a chapter, in milliseconds. */
const LEAD_IN_MS = 100;
const NO_PAUSE_CONFIDENCE = 0.1;
/**
 * Maximum distance in milliseconds from the proportional time for accepting a pause when the pauses have no common
 * pace.
 */
const NEAR_PAUSE_MS = 2000;
/** Minimum share of the gaps with a common pace for accepting more distant pauses. */
const STEADY_SHARE = 0.75;
/** Tolerated deviation of a gap from the common pace, relative, in addition to the jitter. */
const PACE_TOLERANCE = 0.02;

const startAfter = ({ startMs, endMs }: Pause) => Math.max(startMs, endMs - LEAD_IN_MS);
const lengthScore = ({ startMs, endMs }: Pause) => Math.min(1, (endMs - startMs) / LONG_PAUSE_MS);

/** Cost of a gap's deviation; logarithmic, so that single outliers remain affordable. */
function stretchCost(gapMs: number, expectedMs: number): number {
  const units = (gapMs - expectedMs) / (JITTER_MS + STRETCH_TOLERANCE * expectedMs);
  return Math.log1p(units * units);
}

function candidatesFor(
  time: number,
  expectedMs: number,
  radiusMs: number,
  pauses: readonly Pause[],
): Candidate[] {
  if (time <= 0) return [{ ms: 0, pause: null }];
  const nearby = pauses
    .filter((pause) => Math.abs(startAfter(pause) - expectedMs) <= radiusMs)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_CANDIDATES)
    .map((pause): Candidate => ({ ms: startAfter(pause), pause }));
  return [...nearby, { ms: expectedMs, pause: null }];
}

/** Cheapest path to this candidate through any of the previous nodes. */
function cheapestPathTo(
  candidate: Candidate,
  expectedGap: number,
  nodes: readonly PathNode[],
): PathNode {
  const candidateCost =
    candidate.pause === null ? NO_PAUSE_COST : -LONG_PAUSE_BONUS * lengthScore(candidate.pause);
  let cost = Infinity;
  let cheapest: PathNode | null = null;
  for (const previous of nodes) {
    if (previous.ms > candidate.ms || (previous.ms === candidate.ms && candidate.pause !== null))
      continue;
    const totalCost =
      previous.cost + stretchCost(candidate.ms - previous.ms, expectedGap) + candidateCost;
    if (totalCost >= cost) continue;
    cost = totalCost;
    cheapest = previous;
  }
  return { ...candidate, cost, previous: cheapest };
}

function backtrack(last: PathNode | null): Candidate[] {
  const path: Candidate[] = [];
  for (let node = last; node !== null; node = node.previous) path.unshift(node);
  return path.slice(1);
}

/** Linear interpolation between the anchors (times with a pause) on both sides of a time. */
function interpolateBetween(
  index: number,
  times: readonly number[],
  anchors: ReadonlyMap<number, number>,
  ends: Alignment,
) {
  let [fromA, fromB, toA, toB] = [0, 0, ends.fromDurationMs, ends.toDurationMs];
  for (const [anchor, ms] of anchors) {
    const time = times[anchor] ?? 0;
    if (anchor < index) [fromA, fromB] = [time, ms];
    if (anchor > index) {
      [toA, toB] = [time, ms];
      break;
    }
  }
  const share = toA > fromA ? ((times[index] ?? 0) - fromA) / (toA - fromA) : 0;
  return fromB + share * (toB - fromB);
}

/** Confidence in a pause: high if close to the expected time and longer than its competitors. */
function confidenceOf(
  pause: Pause,
  ms: number,
  expectedMs: number,
  pauses: readonly Pause[],
): number {
  const deviationMs = ms - expectedMs;
  const proximity = 1 / (1 + (deviationMs / (2 * JITTER_MS)) ** 2);
  const competitors = pauses.filter(
    (other) => other !== pause && Math.abs(startAfter(other) - expectedMs) <= 2 * JITTER_MS,
  );
  const strongest = Math.max(0, ...competitors.map(lengthScore));
  const length = lengthScore(pause);
  const prominence = length / (length + 0.5 * strongest);
  return proximity * (0.5 + 0.5 * length) * prominence;
}

/** Cheapest path through one candidate per time, each within the radius of its proportional time. */
function cheapestPath({ times, pauses, ...lengths }: Alignment, radiusMs: number): Candidate[] {
  const scale = lengths.toDurationMs / lengths.fromDurationMs;
  let nodes: PathNode[] = [{ ms: 0, pause: null, cost: 0, previous: null }];
  let previousTime = 0;
  for (const time of times) {
    const expectedGap = (time - previousTime) * scale;
    const previousNodes = nodes;
    nodes = candidatesFor(time, Math.round(time * scale), radiusMs, pauses)
      .map((candidate) => cheapestPathTo(candidate, expectedGap, previousNodes))
      .filter((node) => node.cost < Infinity);
    previousTime = time;
  }
  const finalGap = (lengths.fromDurationMs - previousTime) * scale;
  const totalCost = (node: PathNode) =>
    node.cost + stretchCost(lengths.toDurationMs - node.ms, finalGap);
  const cheapest = nodes.reduce<PathNode | null>(
    (best, node) => (best === null || totalCost(node) < totalCost(best) ? node : best),
    null,
  );
  return backtrack(cheapest);
}

/** Times with a pause, by index. */
const anchorsOf = (path: readonly Candidate[]): ReadonlyMap<number, number> =>
  new Map(
    path.flatMap(({ ms, pause }, index): [number, number][] =>
      pause === null ? [] : [[index, ms]],
    ),
  );

/**
 * True when most gaps between the anchors scale by one pace, which indicates chapters at these pauses. Coincidental
 * pauses lie at irregular distances.
 */
function keepsPace(alignment: Alignment, anchors: ReadonlyMap<number, number>): boolean {
  const { times, fromDurationMs, toDurationMs } = alignment;
  const marks = [
    [0, 0] as const,
    ...[...anchors].map(([index, ms]) => [times[index] ?? 0, ms] as const),
    [fromDurationMs, toDurationMs] as const,
  ];
  const gaps = marks.slice(1).flatMap(([from, to], index) => {
    const [previousFrom, previousTo] = marks[index] ?? [0, 0];
    return from > previousFrom ? [{ from: from - previousFrom, to: to - previousTo }] : [];
  });
  const paces = gaps.map(({ from, to }) => to / from).sort((a, b) => a - b);
  const pace = paces[Math.floor(paces.length / 2)] ?? 1;
  const steady = gaps.filter(
    ({ from, to }) => Math.abs(to - pace * from) <= JITTER_MS + PACE_TOLERANCE * pace * from,
  );
  return steady.length >= STEADY_SHARE * gaps.length;
}

/** Path through distant pauses if they keep one pace, otherwise through near ones only. */
function trustedPath(alignment: Alignment): { path: Candidate[]; isSteady: boolean } {
  const radiusMs = Math.max(MIN_SEARCH_RADIUS_MS, alignment.toDurationMs * SEARCH_RADIUS_SHARE);
  const path = cheapestPath(alignment, radiusMs);
  return keepsPace(alignment, anchorsOf(path))
    ? { path, isSteady: true }
    : { path: cheapestPath(alignment, NEAR_PAUSE_MS), isSteady: false };
}

/**
 * Aligns the times of one recording with a recording of the same text in another language: each proportionally, then to
 * a nearby pause of the other recording, in order. Dynamic programming minimises the stretch of all gaps, less a bonus
 * for long pauses, so that one slow passage shifts everything after it. 0 stays 0; ascending times stay ascending.
 */
export function alignTimes(alignment: Alignment): AlignedTime[] {
  const { times, fromDurationMs, toDurationMs, pauses } = alignment;
  if (fromDurationMs <= 0 || toDurationMs <= 0)
    return times.map(() => ({ ms: 0, confidence: 0, isAtPause: false }));
  const { path, isSteady } = trustedPath(alignment);
  const anchors = isSteady ? anchorsOf(path) : new Map<number, number>();
  return times.map((time, index) => {
    const { ms, pause } = path[index] ?? { ms: 0, pause: null };
    if (time <= 0) return { ms: 0, confidence: 1, isAtPause: false };
    const expected = interpolateBetween(index, times, anchors, alignment);
    if (pause === null) {
      return { ms: Math.round(expected), confidence: NO_PAUSE_CONFIDENCE, isAtPause: false };
    }
    return { ms, confidence: confidenceOf(pause, ms, expected, pauses), isAtPause: true };
  });
}
