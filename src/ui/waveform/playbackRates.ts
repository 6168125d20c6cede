/** Speeds to choose from; the pitch stays. */
export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;

/** The next speed up or down; the same at either end. */
export function nextRate(rate: number, direction: 1 | -1): number {
  const further = playbackRates.filter((r) => (direction > 0 ? r > rate : r < rate));
  return (direction > 0 ? further[0] : further.at(-1)) ?? rate;
}
