import { csvText } from '../text/csv';
import { type TourRow } from '../tours/tour';

/** A tour with its words in one language. */
export type TourInLanguage = Omit<TourRow, 'tour_sections'>;

/** The headings by which an import finds its columns again. */
const HEADINGS = [
  'id',
  'language',
  'title',
  'description',
  'slug',
  'slug_suffix',
  'city',
  'country',
  'duration_seconds',
  'is_published',
  'created_at',
] as const;

/** Tours with their words in one language, one a line; each line carries its own language. */
export function toursCsv(tours: readonly TourInLanguage[]): string {
  return csvText(
    HEADINGS,
    tours.map((tour) => HEADINGS.map((heading) => tour[heading])),
  );
}
