import { collatorFor } from '../../domain/text/searchText';
import { type TourCompleteness } from '../../state/select/selectCompleteness';

/** The tours of one city, or of all, and how many of them have words in each language. */
export interface CityRow {
  id: string;
  city: string;
  tours: number;
  /** By language; languages without an entry have none. */
  withText: Readonly<Record<string, number>>;
}

export const ALL_CITIES = 'All cities';

function rowOf(city: string, tours: readonly TourCompleteness[]): CityRow {
  const withText: Record<string, number> = {};
  for (const { texts } of tours) {
    for (const [language, state] of Object.entries(texts)) {
      if (state !== 'none') withText[language] = (withText[language] ?? 0) + 1;
    }
  }
  return { id: city, city, tours: tours.length, withText };
}

/** A row for all tours, then one a city by name. */
export function cityRows(tours: readonly TourCompleteness[]): CityRow[] {
  const byCity = new Map<string, TourCompleteness[]>();
  for (const tour of tours) {
    const city = tour.city.trim() === '' ? 'No city' : tour.city;
    const known = byCity.get(city);
    if (known) known.push(tour);
    else byCity.set(city, [tour]);
  }
  const cities = [...byCity].sort(([a], [b]) => collatorFor('en').compare(a, b));
  return [rowOf(ALL_CITIES, tours), ...cities.map(([city, own]) => rowOf(city, own))];
}

/** '85%'; never 100 while one is missing, never 0 while there is one. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '–';
  const percent = Math.round((100 * part) / whole);
  if (part < whole && percent === 100) return '99%';
  return part > 0 && percent === 0 ? '1%' : `${percent}%`;
}
