/**
 * Wait required by a Retry-After header, in seconds or as a date (RFC 9110, section 10.2.3), in milliseconds; null
 * without a valid one.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
