import { normalizeHeading, type ColumnIndexes } from './importColumns';

/** Units of a duration in headings, by language. */
export const secondWords: readonly string[] = [
  ...['s', 'sec', 'secs', 'second', 'seconds'],
  ...['sekunden', 'secondes', 'segundos'],
];
export const minuteWords: readonly string[] = [
  ...['m', 'min', 'mins', 'minute', 'minutes'],
  ...['minuten', 'minutos'],
];
export const hourWords: readonly string[] = [
  ...['h', 'hr', 'hrs', 'hour', 'hours'],
  ...['stunden', 'heures', 'horas'],
];

const otherUnits: readonly string[] = [...secondWords, ...hourWords];

/** Heading of the duration column if it is in minutes; null otherwise. */
export function minutesHeading(headings: readonly string[], indexes: ColumnIndexes): string | null {
  const heading = headings[indexes.duration_seconds ?? -1]?.trim() ?? '';
  const words = normalizeHeading(heading).split('_');
  const isMinutes = words.some((word) => minuteWords.includes(word));
  return isMinutes && !words.some((word) => otherUnits.includes(word)) ? heading : null;
}

/** Cell of a column in minutes: appends the unit to a plain number; other text states its own. */
export const withMinutes = (cell: string) => (/^\p{Nd}+$/u.test(cell) ? `${cell} min` : cell);
