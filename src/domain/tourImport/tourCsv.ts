import { csvText } from '../text/csv';
import { type TourRow } from '../tours/tour';
import { exportHeadings } from './importColumns';

/** A tour with its texts in one language. */
export type TourInLanguage = Omit<TourRow, 'tour_sections'>;

/** Tours with their texts in one language, one a line; each line carries its own language. */
export function toursCsv(tours: readonly TourInLanguage[]): string {
  return csvText(
    exportHeadings,
    tours.map((tour) => exportHeadings.map((heading) => tour[heading])),
  );
}
