import { draftedRecord } from '../../src/domain/record/record';
import { tourRowFields } from '../../src/domain/tours/tour';
import { mediaPath } from '../../worker/queries/catalogue/mediaUrl';
import { generateTours } from '../../worker/sample/generateCatalogue';
import type { SampleTour } from '../../worker/sample/sampleTour';
import { seededRandom } from '../../worker/sample/seededRandom';
import { readVocabulary } from '../../worker/sample/words';
import type { TourRow } from '../../src/domain/tours/tour';

const DAY_MS = 86_400_000;
/** Fixed time, so that every run has an identical list. */
const NOW = Date.parse('2026-11-01T06:00:00.000Z');
export const COVER = 'cover.webp';

function rowOf(tour: SampleTour, url: string): TourRow | null {
  const text = tour.texts['en'];
  if (text === undefined) return null;
  const at = new Date(NOW - tour.createdDaysAgo * DAY_MS).toISOString();
  return {
    ...draftedRecord(tourRowFields, {}, {}),
    id: seededRandom(tour.slug).uuid(),
    slug: tour.slug,
    city: tour.city,
    country: tour.country,
    duration_seconds: 60 * tour.sections.length,
    primary_language: tour.primaryLanguage,
    is_published: tour.published,
    published_at: tour.published ? at : null,
    created_at: at,
    updated_at: at,
    cover_media_url: url + mediaPath(COVER),
    language: 'en',
    ...text,
    slug_suffix: 'en',
    tour_sections: null,
  };
}

/** The worker's response to `GET /api/tours?lang=en` with this number of generated tours, newest first. */
export async function makeCatalogue(count: number, url: string): Promise<TourRow[]> {
  const rows: TourRow[] = [];
  for (const tour of generateTours(count, await readVocabulary(), [])) {
    const row = rowOf(tour, url);
    if (row !== null) rows.push(row);
  }
  return rows.sort((a, b) => b.created_at.localeCompare(a.created_at) || (a.id < b.id ? -1 : 1));
}
