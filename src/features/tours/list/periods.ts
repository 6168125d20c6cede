const DAY_MS = 86_400_000;

/** Periods up to now, by URL code. */
export const periods = {
  '1d': { label: 'Last 24 hours', days: 1 },
  '7d': { label: 'Last 7 days', days: 7 },
  '30d': { label: 'Last 30 days', days: 30 },
  '365d': { label: 'Last 12 months', days: 365 },
  older: { label: 'Over 12 months ago', days: null },
} as const;

export type Period = keyof typeof periods;
export const periodCodes = Object.keys(periods) as Period[]; // keys of the literal above

export const parsePeriod = (text: string | null): Period | null =>
  text !== null && Object.hasOwn(periods, text) ? (text as Period) : null;

/** True when a time lies in the period; false for a missing or invalid time. */
export function isWithin(period: Period, iso: string | null, nowMs: number): boolean {
  const age = nowMs - Date.parse(iso ?? '');
  if (Number.isNaN(age)) return false;
  const { days } = periods[period];
  return days === null ? age > periods['365d'].days * DAY_MS : age <= days * DAY_MS;
}
