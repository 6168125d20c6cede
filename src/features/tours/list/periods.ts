const DAY_MS = 86_400_000;

/** Periods of time up to now, by their code in the URL. */
export const periods = {
  '1d': { label: 'Last 24 hours', days: 1 },
  '7d': { label: 'Last 7 days', days: 7 },
  '30d': { label: 'Last 30 days', days: 30 },
  '365d': { label: 'Last 12 months', days: 365 },
  older: { label: 'Over 12 months ago', days: null },
} as const;

export type Period = keyof typeof periods;
export const periodCodes = Object.keys(periods) as Period[]; // the keys of the literal above

export const parsePeriod = (text: string | null): Period | null =>
  text !== null && Object.hasOwn(periods, text) ? (text as Period) : null;

/** True for a time of the period; a time that is missing or no time is of none. */
export function isWithin(period: Period, iso: string | null, nowMs: number): boolean {
  const age = nowMs - Date.parse(iso ?? '');
  if (Number.isNaN(age)) return false;
  const { days } = periods[period];
  return days === null ? age > periods['365d'].days * DAY_MS : age <= days * DAY_MS;
}
