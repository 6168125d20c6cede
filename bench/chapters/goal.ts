import { type Goal } from '../measure/bench';

/** A goal that values up to the limit meet. */
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
