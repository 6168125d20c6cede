/** Selectable playback rates; the pitch is preserved. */
export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;

/** Next rate up or down; unchanged at either end. */
export function nextRate(rate: number, direction: 1 | -1): number {
  const further = playbackRates.filter((r) => (direction > 0 ? r > rate : r < rate));
  return (direction > 0 ? further[0] : further.at(-1)) ?? rate;
}
