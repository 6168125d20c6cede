import { normalizeHeading, type ColumnIndexes } from './importColumns';

/** Units of a duration, as words of a heading. */
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

/** Heading of the durations of a file where it names minutes; null where it does not. */
export function minutesHeading(headings: readonly string[], indexes: ColumnIndexes): string | null {
  const heading = headings[indexes.duration_seconds ?? -1]?.trim() ?? '';
  const words = normalizeHeading(heading).split('_');
  const isMinutes = words.some((word) => minuteWords.includes(word));
  return isMinutes && !words.some((word) => otherUnits.includes(word)) ? heading : null;
}

/** Cell of a column in minutes: a plain number with its unit; any other text has its own. */
export const withMinutes = (cell: string) => (/^\p{Nd}+$/u.test(cell) ? `${cell} min` : cell);
