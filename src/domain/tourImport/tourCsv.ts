import { csvText } from '../text/csv';
import { type TourRow } from '../tours/tour';

/** A tour with its texts in one language. */
export type TourInLanguage = Omit<TourRow, 'tour_sections'>;

/** Headings of the export, which an import recognises. */
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

/** CSV of tours with their texts in one language, one line each; each line states its language. */
export function toursCsv(tours: readonly TourInLanguage[]): string {
  return csvText(
    HEADINGS,
    tours.map((tour) => HEADINGS.map((heading) => tour[heading])),
  );
}
