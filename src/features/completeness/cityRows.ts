import { collatorFor } from '../../domain/languages/collation';
import { type TourCompleteness } from '../../state/select/selectCompleteness';
import { languageTotals, type Counts, type MatrixSubject, type MatrixTotal } from './matrixTotals';

/** Row for the tours of one city, or of all, with the number of complete ones per language. */
export interface CityRow {
  id: string;
  city: string;
  tours: number;
  /** Totals by language, as in the column headers; languages still loading are absent. */
  totals: ReadonlyMap<string, MatrixTotal>;
}

export const ALL_CITIES = 'All cities';

/** Rows: one for all tours, then one per city, sorted by name. */
export function cityRows(
  tours: readonly TourCompleteness[],
  loadedCodes: readonly string[],
  counts: Counts,
  subject: MatrixSubject,
): CityRow[] {
  const byCity = new Map<string, TourCompleteness[]>();
  for (const tour of tours) {
    const city = tour.city.trim() === '' ? 'No city' : tour.city;
    const group = byCity.get(city);
    if (group) group.push(tour);
    else byCity.set(city, [tour]);
  }
  const cities = [...byCity].sort(([a], [b]) => collatorFor('en').compare(a, b));
  return [[ALL_CITIES, tours] as const, ...cities].map(([city, cityTours]) => ({
    id: city,
    city,
    tours: cityTours.length,
    totals: languageTotals(cityTours, loadedCodes, counts, subject),
  }));
}
