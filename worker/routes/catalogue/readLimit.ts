/** Limit of a list call, clamped to 1 to `max`; `fallback` when the parameter is not a number. */
export function readLimit<T extends number | null>(
  text: string | undefined,
  fallback: T,
  max = 100,
): number | T {
  const limit = Number.parseInt(text ?? '', 10);
  return Number.isNaN(limit) ? fallback : Math.min(Math.max(limit, 1), max);
}
