/** Bounds of the waits before repetitions; each is at most twice as long as the one before. */
export interface BackOff {
  firstMs: number;
  mostMs: number;
}

/*
 * Exponential back-off with jitter, so that clients which failed together do not come back together: “full” and
 * “equal” jitter as in https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/.
 */

/** The wait after so many attempts before jitter: it doubles up to a bound. */
const stepMs = (attempts: number, { firstMs, mostMs }: BackOff): number =>
  Math.min(mostMs, firstMs * 2 ** Math.max(0, attempts - 1));

/** Wait with full jitter after so many attempts, in milliseconds. `random` is from 0 to 1. */
export function fullJitterMs(attempts: number, bounds: BackOff, random: number): number {
  return random * stepMs(attempts, bounds);
}

/** Wait with equal jitter after so many attempts: half of it is certain; in milliseconds. `random` is from 0 to 1. */
export function equalJitterMs(attempts: number, bounds: BackOff, random: number): number {
  return Math.round(stepMs(attempts, bounds) * (0.5 + random / 2));
}

/** The longer of a wait and of the one that an answer requires, within the bounds; in milliseconds. */
export const withAskedMs = (waitMs: number, askedMs: number, { mostMs }: BackOff): number =>
  Math.min(mostMs, Math.max(waitMs, askedMs));
