import { type Pause } from './pauses';

export interface AlignedTime {
  /** Whole milliseconds in the other recording. */
  ms: number;
  /** 0 (proportion alone, nothing to hold on to) to 1 (the one long pause, where it was expected). */
  confidence: number;
}

export interface Alignment {
  /** Ascending, whole milliseconds. */
  times: readonly number[];
  fromDurationMs: number;
  toDurationMs: number;
  /** Of the other recording, in order of time. */
  pauses: readonly Pause[];
}

/** A place for one time: at the end of a pause, or where proportion puts it. */
interface Place {
  ms: number;
  /** Null: by proportion. */
  pause: Pause | null;
}

/** A way through all times so far, its cheapest one. */
interface Step extends Place {
  cost: number;
  before: Step | null;
}

/** Speech in another language takes this much longer or shorter between two chapters, besides… */
const STRETCH = 0.12;
/** …this much of pure chance. */
const CHANCE_MS = 1500;
/** A longer pause is no better sign of a chapter. */
const LONG_PAUSE_MS = 2000;
/** What a long pause is worth, and what going without one costs. */
const LENGTH_BONUS = 2;
const WITHOUT_PAUSE = 0.4;
/** Pauses further from the proportional place, as a share of the recording, are not looked at. */
const REACH_SHARE = 0.06;
const LEAST_REACH_MS = 8000;
/** The longest ones within reach: more would only take longer. */
const MOST_PLACES = 40;
/** A chapter starts a breath before the speech does. */
const BREATH_MS = 100;
const WITHOUT_PAUSE_CONFIDENCE = 0.1;

const startAfter = ({ startMs, endMs }: Pause) => Math.max(startMs, endMs - BREATH_MS);
const lengthScore = ({ startMs, endMs }: Pause) => Math.min(1, (endMs - startMs) / LONG_PAUSE_MS);

/** How unlike two gaps are to be the same text; grows ever more slowly, as one may simply be. */
function strain(gapMs: number, expectedMs: number): number {
  const units = (gapMs - expectedMs) / (CHANCE_MS + STRETCH * expectedMs);
  return Math.log1p(units * units);
}

function placesFor(time: number, guess: number, reach: number, pauses: readonly Pause[]): Place[] {
  if (time <= 0) return [{ ms: 0, pause: null }];
  const near = pauses
    .filter((pause) => Math.abs(startAfter(pause) - guess) <= reach)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_PLACES)
    .map((pause): Place => ({ ms: startAfter(pause), pause }));
  return [...near, { ms: guess, pause: null }];
}

/** The cheapest way to this place from any of the steps before it. */
function stepTo(place: Place, expectedGap: number, steps: readonly Step[]): Step {
  const own = place.pause === null ? WITHOUT_PAUSE : -LENGTH_BONUS * lengthScore(place.pause);
  let cost = Infinity;
  let best: Step | null = null;
  for (const before of steps) {
    if (before.ms > place.ms || (before.ms === place.ms && place.pause !== null)) continue;
    const total = before.cost + strain(place.ms - before.ms, expectedGap) + own;
    if (total >= cost) continue;
    cost = total;
    best = before;
  }
  return { ...place, cost, before: best };
}

function stepsOf(last: Step | null): Place[] {
  const places: Place[] = [];
  for (let step = last; step !== null; step = step.before) places.unshift(step);
  return places.slice(1);
}

/** Proportional between the anchors on both sides of a time. */
function expectedAt(
  place: number,
  times: readonly number[],
  anchors: ReadonlyMap<number, number>,
  ends: Alignment,
) {
  let [fromA, fromB, toA, toB] = [0, 0, ends.fromDurationMs, ends.toDurationMs];
  for (const [anchor, ms] of anchors) {
    const time = times[anchor] ?? 0;
    if (anchor < place) [fromA, fromB] = [time, ms];
    if (anchor > place) {
      [toA, toB] = [time, ms];
      break;
    }
  }
  const share = toA > fromA ? ((times[place] ?? 0) - fromA) / (toA - fromA) : 0;
  return fromB + share * (toB - fromB);
}

/** High where the pause is near what is expected and longer than those around it. */
function confidenceOf(
  pause: Pause,
  ms: number,
  expectedMs: number,
  pauses: readonly Pause[],
): number {
  const off = ms - expectedMs;
  const near = 1 / (1 + (off / (2 * CHANCE_MS)) ** 2);
  const rivals = pauses.filter(
    (other) => other !== pause && Math.abs(startAfter(other) - expectedMs) <= 2 * CHANCE_MS,
  );
  const strongest = Math.max(0, ...rivals.map(lengthScore));
  const length = lengthScore(pause);
  const stands = length / (length + 0.5 * strongest);
  return near * (0.5 + 0.5 * length) * stands;
}

/**
 * Carries the times of one recording over to the same text in another language: each by proportion,
 * then to a pause of the other recording where one is near, all in order. The whole row is decided at
 * once (dynamic programming over how much each gap is stretched, less a bonus for long pauses), so
 * that one slow passage moves what follows it. 0 stays 0; ascending times stay ascending.
 */
export function alignTimes(alignment: Alignment): AlignedTime[] {
  const { times, fromDurationMs, toDurationMs, pauses } = alignment;
  if (fromDurationMs <= 0 || toDurationMs <= 0) return times.map(() => ({ ms: 0, confidence: 0 }));
  const scale = toDurationMs / fromDurationMs;
  const reach = Math.max(LEAST_REACH_MS, toDurationMs * REACH_SHARE);
  let steps: Step[] = [{ ms: 0, pause: null, cost: 0, before: null }];
  let timeBefore = 0;
  for (const time of times) {
    const expectedGap = (time - timeBefore) * scale;
    const known = steps;
    steps = placesFor(time, Math.round(time * scale), reach, pauses)
      .map((place) => stepTo(place, expectedGap, known))
      .filter((step) => step.cost < Infinity);
    timeBefore = time;
  }
  const lastGap = (fromDurationMs - timeBefore) * scale;
  const total = (step: Step) => step.cost + strain(toDurationMs - step.ms, lastGap);
  const best = steps.reduce<Step | null>(
    (cheapest, step) => (cheapest === null || total(step) < total(cheapest) ? step : cheapest),
    null,
  );
  const places = stepsOf(best);
  const anchors = new Map(
    places.flatMap(({ ms, pause }, place): [number, number][] =>
      pause === null ? [] : [[place, ms]],
    ),
  );
  return times.map((time, place) => {
    const { ms, pause } = places[place] ?? { ms: 0, pause: null };
    if (time <= 0) return { ms: 0, confidence: 1 };
    const expected = expectedAt(place, times, anchors, alignment);
    if (pause === null) return { ms: Math.round(expected), confidence: WITHOUT_PAUSE_CONFIDENCE };
    return { ms, confidence: confidenceOf(pause, ms, expected, pauses) };
  });
}
