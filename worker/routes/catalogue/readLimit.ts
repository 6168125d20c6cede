const MAX_LIMIT = 100;

/** Limit of a list call, clamped to 1 to 100; `defaultLimit` when the parameter is no number. */
export function readLimit(text: string | undefined, defaultLimit: number): number {
  const limit = Number.parseInt(text ?? '', 10);
  return Number.isNaN(limit) ? defaultLimit : Math.min(Math.max(limit, 1), MAX_LIMIT);
}
