import type { dayPlays } from '../schema/playTables';
import type { SeededRandom } from './seededRandom';

const DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Ratio of today's plays to those of the first day. */
const GROWTH = 2;
const WEEKEND = 1.4;

type DayPlaysRow = typeof dayPlays.$inferInsert;

/**
 * Weights of the last days, oldest first: slow growth, busy weekends, and today in proportion to the elapsed part of
 * the day.
 */
function dayWeights(now: Date, random: SeededRandom) {
  return Array.from({ length: DAYS }, (_each, index) => {
    const at = new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS);
    const isWeekend = at.getUTCDay() % 6 === 0;
    const isToday = index === DAYS - 1;
    const grown = 1 + ((GROWTH - 1) * index) / DAYS;
    const noise = 0.85 + 0.3 * random.next();
    const part = isToday ? (now.getTime() % DAY_MS) / DAY_MS : 1;
    const weight = grown * noise * (isWeekend ? WEEKEND : 1) * part;
    return { day: at.toISOString().slice(0, 10), weight };
  });
}

/** Spreads each language's plays over the last days; the daily plays add up to the total. */
export function sampleDayPlays(
  totals: readonly { language: string; plays: number }[],
  now: Date,
  random: SeededRandom,
): DayPlaysRow[] {
  const days = dayWeights(now, random);
  const all = days.reduce((sum, { weight }) => sum + weight, 0);
  return totals.flatMap(({ language, plays }) => {
    let weights = 0;
    let spread = 0;
    return days.flatMap(({ day, weight }, index): DayPlaysRow[] => {
      weights += weight;
      const until = index === DAYS - 1 ? plays : Math.round((plays * weights) / all);
      const row = { day, language, plays: until - spread };
      spread = until;
      return row.plays === 0 ? [] : [row];
    });
  });
}
