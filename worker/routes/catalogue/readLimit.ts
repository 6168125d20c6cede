/** Limit of a list call, clamped to 1 to `most`; `otherwise` when the parameter is no number. */
export function readLimit<T extends number | null>(
  text: string | undefined,
  otherwise: T,
  most = 100,
): number | T {
  const limit = Number.parseInt(text ?? '', 10);
  return Number.isNaN(limit) ? otherwise : Math.min(Math.max(limit, 1), most);
}
