import { mediaPath } from '../queries/catalogue/mediaUrl';
import type {
  chapters,
  media,
  sections,
  sectionTranslations,
  tours,
  tourTranslations,
} from '../schema/catalogueTables';
import type { sectionPlays } from '../schema/playTables';
import type { SampleNarration, SampleSection, SampleTour } from './sampleTour';
import { samplePlays } from './samplePlays';
import { type SeededRandom, seededRandom } from './seededRandom';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = DAY_MS / 24;
/** Ratio of a tour's duration to its audio: walking adds half as much again. */
const WALKING = 1.5;
const MIN_SECONDS = 60;

/** Rows of tours, by table. */
export interface TourRows {
  tours: (typeof tours.$inferInsert & { id: string; slug: string })[];
  tour_translations: (typeof tourTranslations.$inferInsert)[];
  sections: (typeof sections.$inferInsert)[];
  section_translations: (typeof sectionTranslations.$inferInsert)[];
  media: (typeof media.$inferInsert)[];
  chapters: (typeof chapters.$inferInsert)[];
  section_plays: (typeof sectionPlays.$inferInsert)[];
}

export function emptyTourRows(): TourRows {
  return {
    tours: [],
    tour_translations: [],
    sections: [],
    section_translations: [],
    media: [],
    chapters: [],
    section_plays: [],
  };
}

/** Duration in seconds; some are missing or too short on purpose, as in an unmaintained catalogue. */
function tourDuration(tour: SampleTour, random: SeededRandom): number | null {
  if (random.chance(0.03)) return null;
  const audioSeconds = tour.sections.reduce(
    (sum, { durationSeconds }) => sum + (durationSeconds ?? 0),
    0,
  );
  const factor = random.chance(0.06) ? 0.6 : 1;
  return Math.max(Math.round((audioSeconds * WALKING * factor) / 60) * 60, MIN_SECONDS);
}

const mediaColumnsOf = (tourId: string, sectionId: string | null, at: string) => ({
  tour_id: tourId,
  section_id: sectionId,
  created_at: at,
  updated_at: at,
});

type NarrationBase = ReturnType<typeof mediaColumnsOf> & {
  title: string | null;
  transcript_text: string | null;
};

function addNarration(
  rows: TourRows,
  narration: SampleNarration,
  base: NarrationBase,
  random: SeededRandom,
) {
  const mediaId = random.uuid();
  const { language, fileKey, filename, durationSeconds } = narration;
  rows.media.push({
    ...base,
    id: mediaId,
    type: 'audio',
    language,
    filename,
    file_key: fileKey,
    duration: durationSeconds,
  });
  for (const [index, chapter] of narration.chapters.entries()) {
    rows.chapters.push({
      id: random.uuid(),
      media_id: mediaId,
      title: chapter.title,
      description: '',
      start_time_seconds: chapter.startSeconds,
      order_index: index,
      created_at: base.created_at,
      updated_at: base.updated_at,
    });
  }
}

function addSection(
  rows: TourRows,
  tour: SampleTour,
  section: SampleSection,
  position: { tourId: string; index: number; at: string },
  random: SeededRandom,
): string {
  const { tourId, index, at } = position;
  const id = random.uuid();
  rows.sections.push({
    id,
    tour_id: tourId,
    order_index: index,
    duration_seconds: section.durationSeconds,
    cover_media_url: section.pictureKey === null ? null : mediaPath(section.pictureKey),
    created_at: at,
    updated_at: at,
  });
  for (const [language, text] of Object.entries(section.texts)) {
    rows.section_translations.push({
      id: random.uuid(),
      section_id: id,
      language,
      title: text.title,
      description: text.description,
      created_at: at,
      updated_at: at,
    });
  }
  if (section.pictureKey !== null) {
    rows.media.push({
      ...mediaColumnsOf(tourId, id, at),
      id: random.uuid(),
      type: 'image',
      language: tour.primaryLanguage,
      filename: `${tour.slug}-${index + 1}.webp`,
      title: section.texts[tour.primaryLanguage]?.title ?? null,
      file_key: section.pictureKey,
    });
  }
  for (const narration of section.narrations) {
    // Some recordings have no transcript; a tour's first recording, which visitors hear as its sample, always has one.
    const hasTranscript = random.chance(0.85) || index === 0;
    const base = {
      ...mediaColumnsOf(tourId, id, at),
      title: section.texts[narration.language]?.title ?? null,
      transcript_text: hasTranscript ? narration.transcript : null,
    };
    addNarration(rows, narration, base, random);
  }
  return id;
}

/** Adds all rows of one tour; deterministic for a tour and `now`. */
export function addTourRows(rows: TourRows, tour: SampleTour, now: Date): void {
  const random = seededRandom(tour.slug);
  const created = now.getTime() - tour.createdDaysAgo * DAY_MS - random.integer(0, 9) * HOUR_MS;
  const age = now.getTime() - created;
  const at = new Date(created).toISOString();
  const changedAt = new Date(created + age * random.next() * 0.9).toISOString();
  const publishedAt = new Date(created + Math.min(age, random.integer(1, 20) * DAY_MS) * 0.9);
  const tourId = random.uuid();
  rows.tours.push({
    id: tourId,
    slug: tour.slug,
    city: tour.city,
    country: tour.country,
    duration_seconds: tourDuration(tour, random),
    primary_language: tour.primaryLanguage,
    is_published: tour.published,
    published_at: tour.published ? publishedAt.toISOString() : null,
    cover_media_url: tour.coverKey === null ? null : mediaPath(tour.coverKey),
    created_at: at,
    updated_at: changedAt,
  });
  for (const [language, text] of Object.entries(tour.texts)) {
    rows.tour_translations.push({
      id: random.uuid(),
      tour_id: tourId,
      language,
      title: text.title,
      description: text.description,
      slug_suffix: language,
      created_at: at,
      updated_at: at,
    });
  }
  if (tour.coverKey !== null) {
    rows.media.push({
      ...mediaColumnsOf(tourId, null, at),
      id: random.uuid(),
      type: 'image',
      language: tour.primaryLanguage,
      filename: `${tour.slug}.webp`,
      title: tour.texts[tour.primaryLanguage]?.title ?? null,
      file_key: tour.coverKey,
    });
  }
  const sectionIds = tour.sections.map((section, index) =>
    addSection(rows, tour, section, { tourId, index, at }, random),
  );
  if (tour.published) rows.section_plays.push(...samplePlays(tour, sectionIds, random));
}
