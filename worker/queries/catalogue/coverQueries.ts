import { and, eq, exists, isNull, or } from 'drizzle-orm';
import { laterThan, type Database } from '../../database/database';
import { sections, tours, tourTranslations } from '../../schema/catalogueTables';
import { coverPath } from './mediaUrl';

/** Assignment of a cover in a table, with the time of the change. */
const coverOf = (
  table: typeof tours | typeof tourTranslations | typeof sections,
  key: string,
  now: Date,
) => ({
  cover_media_url: coverPath(key),
  updated_at: laterThan(table.updated_at, now),
});

/** Sets the cover of a section to a stored file. */
export async function setSectionCover(db: Database, id: string, key: string, now: Date) {
  await db
    .update(sections)
    .set(coverOf(sections, key, now))
    .where(eq(sections.id, id));
}

/** Sets the cover of a tour in one language; also that of the tour itself while it has none, or in its primary language. */
export async function setTourCover(
  db: Database,
  { tourId, language, key }: { tourId: string; language: string; key: string },
  now: Date,
) {
  const { tour_id, language: textLanguage } = tourTranslations;
  await db
    .update(tourTranslations)
    .set(coverOf(tourTranslations, key, now))
    .where(and(eq(tour_id, tourId), eq(textLanguage, language)));
  const isShown = or(isNull(tours.cover_media_url), eq(tours.primary_language, language));
  await db
    .update(tours)
    .set(coverOf(tours, key, now))
    .where(and(eq(tours.id, tourId), isShown));
}

/** True when the file is a cover anywhere in the tour. */
export async function isCover(db: Database, tourId: string, key: string): Promise<boolean> {
  const cover = coverPath(key);
  const texts = db
    .select({ id: tourTranslations.id })
    .from(tourTranslations)
    .where(and(eq(tourTranslations.tour_id, tourId), eq(tourTranslations.cover_media_url, cover)));
  const stops = db
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.tour_id, tourId), eq(sections.cover_media_url, cover)));
  const isUsed = or(eq(tours.cover_media_url, cover), exists(texts), exists(stops));
  return (await db.$count(tours, and(eq(tours.id, tourId), isUsed))) > 0;
}

/** Replaces one file by another in all covers of a tour. */
export async function replaceCovers(
  db: Database,
  { tourId, from, to }: { tourId: string; from: string; to: string },
  now: Date,
) {
  const old = coverPath(from);
  await db
    .update(tours)
    .set(coverOf(tours, to, now))
    .where(and(eq(tours.id, tourId), eq(tours.cover_media_url, old)));
  for (const table of [tourTranslations, sections]) {
    await db
      .update(table)
      .set(coverOf(table, to, now))
      .where(and(eq(table.tour_id, tourId), eq(table.cover_media_url, old)));
  }
}
