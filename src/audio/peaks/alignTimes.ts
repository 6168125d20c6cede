import { type Pause } from './pauses';

export interface AlignedTime {
  /** Whole milliseconds in the other recording. */
  ms: number;
  /** 0 (proportion alone, no pause found) to 1 (the one long pause, where it was expected). */
  confidence: number;
  /** False for an estimate: no pause is there. */
  isAtPause: boolean;
}

export interface Alignment {
  /** Ascending, whole milliseconds. */
  times: readonly number[];
  fromDurationMs: number;
  toDurationMs: number;
  /** Pauses of the other recording, by start time. */
  pauses: readonly Pause[];
}

/** A candidate for one time: the end of a pause, or the proportional time. */
interface Candidate {
  ms: number;
  /** Null for the proportional time. */
  pause: Pause | null;
}

/** The last node of the cheapest path through all times so far. */
interface PathNode extends Candidate {
  cost: number;
  previous: PathNode | null;
}

/** Relative deviation of a gap: speech in another language is this much longer or shorter. */
const STRETCH_TOLERANCE = 0.12;
/** Absolute deviation of a gap, in addition. */
const JITTER_MS = 1500;
/** Length from which a pause scores 1: a longer one is no better sign of a chapter. */
const LONG_PAUSE_MS = 2000;
/** Cost that a long pause takes off, and cost of a candidate without a pause. */
const LONG_PAUSE_BONUS = 2;
const NO_PAUSE_COST = 0.4;
/** Search radius around the proportional time, as a share of the recording. */
const SEARCH_RADIUS_SHARE = 0.06;
const MIN_SEARCH_RADIUS_MS = 8000;
/** Longest pauses within the radius that are considered: more would only take longer. */
const MAX_CANDIDATES = 40;
/** A chapter starts a breath before the speech does. */
const LEAD_IN_MS = 100;
const NO_PAUSE_CONFIDENCE = 0.1;
/** Distance from the proportional time at which a pause is taken, where the pauses keep no common pace. */
const NEAR_PAUSE_MS = 2000;
/** Share of the gaps that must keep one pace for pauses further away to be taken. */
const STEADY_SHARE = 0.75;
/** Deviation of a gap that keeps the pace, relative and in addition to the jitter. */
const PACE_TOLERANCE = 0.02;

const startAfter = ({ startMs, endMs }: Pause) => Math.max(startMs, endMs - LEAD_IN_MS);
const lengthScore = ({ startMs, endMs }: Pause) => Math.min(1, (endMs - startMs) / LONG_PAUSE_MS);

/** Cost of a gap that is not as expected; logarithmic, so that single outliers are affordable. */
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

/** The cheapest path to this candidate from any of the nodes before it. */
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

/** High where the pause is near the expected time and longer than its competitors. */
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

/** The cheapest path through one candidate of each time, no further than the radius from proportion. */
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

/** Times with a pause, by their index. */
const anchorsOf = (path: readonly Candidate[]): ReadonlyMap<number, number> =>
  new Map(
    path.flatMap(({ ms, pause }, index): [number, number][] =>
      pause === null ? [] : [[index, ms]],
    ),
  );

/**
 * True where most gaps between the anchors are those of the other recording at one pace: chapters lie at these
 * pauses. Pauses that are there by chance lie at irregular distances.
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

/** The path through pauses further away where they keep one pace, otherwise through near ones alone. */
function trustedPath(alignment: Alignment): { path: Candidate[]; isSteady: boolean } {
  const radiusMs = Math.max(MIN_SEARCH_RADIUS_MS, alignment.toDurationMs * SEARCH_RADIUS_SHARE);
  const path = cheapestPath(alignment, radiusMs);
  return keepsPace(alignment, anchorsOf(path))
    ? { path, isSteady: true }
    : { path: cheapestPath(alignment, NEAR_PAUSE_MS), isSteady: false };
}

/**
 * Aligns the times of one recording with the same text in another language: each by proportion, then
 * to a pause of the other recording where one is near, all in order. Dynamic programming minimises the
 * stretch of all gaps, less a bonus for long pauses, so that one slow passage moves what follows it.
 * 0 stays 0; ascending times stay ascending.
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
