import type { TourRow } from '../../src/domain/tours/tour';
import { searchTours } from './searchTours';

export interface Query {
  text: string;
  /** The title of the first tour that it leaves. */
  first: string;
}

/**
 * Searches of five keys, three letters of a city and one of what follows in the title, whose last key
 * puts another tour first: the rows of the key before can't be taken for the right ones.
 */
export function chooseQueries(tours: readonly TourRow[], count: number): Query[] {
  const queries = new Map<string, Query>();
  const step = Math.max(1, Math.floor(tours.length / 997));
  for (let place = 0; place < tours.length && queries.size < count; place += step) {
    const { city = '', title = '' } = tours[place] ?? {};
    const next = /: (\w)/.exec(title)?.[1] ?? '';
    const text = `${city.slice(0, 3)} ${next}`.toLowerCase();
    const first = searchTours(tours, text)[0]?.title;
    const before = searchTours(tours, text.slice(0, 4))[0]?.title;
    if (!/^[a-z]{3} [a-z]$/.test(text) || first === undefined || first === before) continue;
    queries.set(text, { text, first });
  }
  return [...queries.values()];
}
