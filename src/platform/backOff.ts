/** Bounds of the waits before repetitions that no response asked for; each is at most twice as long as the last. */
export interface BackOff {
  firstMs: number;
  mostMs: number;
}

/*
 * Exponential back-off with jitter, so that clients which failed together do not come back together: “full” and
 * “equal” jitter are those of https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/.
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

/** Wait with jitter of a quarter either way after so many attempts, in milliseconds. `random` is from 0 to 1. */
export function quarterJitterMs(attempts: number, bounds: BackOff, random: number): number {
  return stepMs(attempts, bounds) * (0.75 + random / 2);
}

/** A response that asks for a longer wait is wrong, or comes from a clock that is; in milliseconds. */
const LONGEST_ASKED_MS = 60 * 60_000;

/**
 * The longer of a wait and of what a response asked for: nobody comes back earlier (RFC 9110, section 10.2.3), but
 * after an hour; in milliseconds.
 */
export const withAskedMs = (waitMs: number, askedMs: number): number =>
  Math.max(waitMs, Math.min(askedMs, LONGEST_ASKED_MS));
