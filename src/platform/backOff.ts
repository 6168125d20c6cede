/** Bounds in milliseconds of the wait before a retry, which doubles with each attempt. */
export interface BackOff {
  firstMs: number;
  mostMs: number;
}

/*
 * Exponential back-off with jitter, so that clients that failed together do not retry together. Full and equal jitter
 * as in https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/.
 */

/** Wait in milliseconds after a number of attempts, before jitter; doubles up to the bound. */
const stepMs = (attempts: number, { firstMs, mostMs }: BackOff): number =>
  Math.min(mostMs, firstMs * 2 ** Math.max(0, attempts - 1));

/** Wait with full jitter after a number of attempts, in milliseconds. `random` is from 0 to 1. */
export function fullJitterMs(attempts: number, bounds: BackOff, random: number): number {
  return random * stepMs(attempts, bounds);
}

/**
 * Wait with equal jitter (one half fixed, one half random) after a number of attempts, in milliseconds. `random` is
 * from 0 to 1.
 */
export function equalJitterMs(attempts: number, bounds: BackOff, random: number): number {
  return Math.round(stepMs(attempts, bounds) * (0.5 + random / 2));
}

/** Wait with ±25 % jitter after a number of attempts, in milliseconds. `random` is from 0 to 1. */
export function quarterJitterMs(attempts: number, bounds: BackOff, random: number): number {
  return stepMs(attempts, bounds) * (0.75 + random / 2);
}

/** Maximum wait in milliseconds that a response may ask for; longer ones come from an error or a wrong clock. */
const LONGEST_ASKED_MS = 60 * 60_000;

/**
 * Longer of a wait and the Retry-After of a response, which must not be undercut (RFC 9110, section 10.2.3), up to an
 * hour; in milliseconds.
 */
export const withAskedMs = (waitMs: number, askedMs: number): number =>
  Math.max(waitMs, Math.min(askedMs, LONGEST_ASKED_MS));
