import { type Goal } from '../measure/bench';

/** Met by what is no more than the limit. */
export const goal = (
  name: string,
  value: number,
  limit: number,
  unit: string,
  digits = 0,
): Goal => ({
  name,
  measured: `${value.toFixed(digits)} ${unit}`,
  limit: `${limit} ${unit}`,
  isMet: value <= limit,
});
