/** Longest wait for an answer, and most times that the request is sent. */
export interface RetryPolicy {
  answerMs: number;
  attempts: number;
}

/** Bounds of the waits before repetitions; each is at most twice as long as the one before. */
export interface BackOff {
  firstMs: number;
  mostMs: number;
}

/** The wait that an answer asks for by Retry-After, as seconds or a date (RFC 9110, section 10.2.3), in milliseconds. */
export function retryAfterMs(headers: Headers, now: number): number {
  const text = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

/** Back-off with full jitter after so many attempts, or what was asked for; in milliseconds. */
export function backOffMs(
  attempt: number,
  askedMs: number,
  { firstMs, mostMs }: BackOff,
  random: () => number,
): number {
  return Math.min(mostMs, Math.max(random() * firstMs * 2 ** (attempt - 1), askedMs));
}
