import { countOf, formatCount } from '../../../domain/text/count';
import { type DayPlays } from '../../../domain/tours/analytics';

const WEEK = 7;
/** Number of days in the sparkline. */
const DRAWN = 28;

/** Plays of the last seven complete days, compared with the seven before when known. */
export interface WeekOfPlays {
  /** Summary, as in '1,204 plays in the last 7 days, 4% more than the 7 before'. */
  text: string;
  /** Last complete days, oldest first. */
  days: readonly DayPlays[];
}

const sumOf = (days: readonly DayPlays[]) => days.reduce((sum, { plays }) => sum + plays, 0);

/** Change in percent, as in '4% more than the 7 before'. */
function compare(now: number, before: number): string {
  if (now === before) return now === 0 ? 'none in the 7 before' : 'as many as in the 7 before';
  if (before === 0) return 'none in the 7 before';
  const percent = Math.max(1, Math.round((100 * Math.abs(now - before)) / before));
  return `${formatCount(percent)}% ${now > before ? 'more' : 'fewer'} than the 7 before`;
}

/**
 * The seven days until yesterday, since today is incomplete; null when fewer are known. The first known day may be
 * incomplete, so it never belongs to the week compared with.
 */
export function weekOfPlays(known: readonly DayPlays[]): WeekOfPlays | null {
  const whole = known.slice(0, -1);
  if (whole.length < WEEK) return null;
  const now = sumOf(whole.slice(-WEEK));
  const before = whole.length > 2 * WEEK ? sumOf(whole.slice(-2 * WEEK, -WEEK)) : null;
  const change = before === null ? '' : `, ${compare(now, before)}`;
  return { text: `${countOf(now, 'play')} in the last 7 days${change}`, days: whole.slice(-DRAWN) };
}
