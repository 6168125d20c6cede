import { csvText } from '../../domain/csv';
import { type TourView } from '../../state/selectTours';

/** The headings by which an import finds its columns again. */
export const CSV_HEADINGS = [
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
export function toursCsv(tours: readonly TourView[]): string {
  return csvText(
    CSV_HEADINGS,
    tours.map((tour) => CSV_HEADINGS.map((heading) => tour[heading])),
  );
}
