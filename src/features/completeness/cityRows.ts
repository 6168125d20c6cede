import { collatorFor } from '../../domain/text/searchText';
import { type TourCompleteness } from '../../state/select/selectCompleteness';

/** Row for the tours of one city, or of all, with the number that have texts in each language. */
export interface CityRow {
  id: string;
  city: string;
  tours: number;
  /** Counts by language; languages without an entry have none. */
  withText: Readonly<Record<string, number>>;
}

export const ALL_CITIES = 'All cities';

function toCityRow(city: string, tours: readonly TourCompleteness[]): CityRow {
  const withText: Record<string, number> = {};
  for (const { texts } of tours) {
    for (const [language, state] of Object.entries(texts)) {
      if (state !== 'none') withText[language] = (withText[language] ?? 0) + 1;
    }
  }
  return { id: city, city, tours: tours.length, withText };
}

/** Rows: one for all tours, then one per city, by name. */
export function cityRows(tours: readonly TourCompleteness[]): CityRow[] {
  const byCity = new Map<string, TourCompleteness[]>();
  for (const tour of tours) {
    const city = tour.city.trim() === '' ? 'No city' : tour.city;
    const group = byCity.get(city);
    if (group) group.push(tour);
    else byCity.set(city, [tour]);
  }
  const cities = [...byCity].sort(([a], [b]) => collatorFor('en').compare(a, b));
  return [
    toCityRow(ALL_CITIES, tours),
    ...cities.map(([city, cityTours]) => toCityRow(city, cityTours)),
  ];
}

/** Percentage: '85%'; never 100 while one is missing, never 0 while there is one. */
export function formatShare(count: number, total: number): string {
  if (total === 0) return '–';
  const percent = Math.round((100 * count) / total);
  if (count < total && percent === 100) return '99%';
  return count > 0 && percent === 0 ? '1%' : `${percent}%`;
}
