import { csvText } from '../text/csv';
import { type TourRow } from '../tours/tour';
import { exportHeadings } from './importColumns';

/** Tour with its texts in one language. */
export type TourInLanguage = Omit<TourRow, 'tour_sections'>;

/** CSV of tours, one line per tour and language; each line states its language. */
export function toursCsv(tours: readonly TourInLanguage[]): string {
  return csvText(
    exportHeadings,
    tours.map((tour) => exportHeadings.map((heading) => tour[heading])),
  );
}
