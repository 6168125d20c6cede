import type { TourRow } from '../../src/domain/tours/tour';
import { searchTours } from './searchTours';

export interface Query {
  text: string;
  /** Title of the first matching tour. */
  first: string;
}

/**
 * Queries of five keys: three letters of a city, a space, and one letter of the title after it. The last key changes
 * the first row, so that rows of the previous key cannot pass as the result.
 */
export function chooseQueries(tours: readonly TourRow[], count: number): Query[] {
  const queries = new Map<string, Query>();
  const step = Math.max(1, Math.floor(tours.length / 997));
  for (let index = 0; index < tours.length && queries.size < count; index += step) {
    const { city = '', title = '' } = tours[index] ?? {};
    const next = /: (\w)/.exec(title)?.[1] ?? '';
    const text = `${city.slice(0, 3)} ${next}`.toLowerCase();
    const first = searchTours(tours, text)[0]?.title;
    const before = searchTours(tours, text.slice(0, 4))[0]?.title;
    if (!/^[a-z]{3} [a-z]$/.test(text) || first === undefined || first === before) continue;
    queries.set(text, { text, first });
  }
  return [...queries.values()];
}
