import { and, eq, exists, isNull, or } from 'drizzle-orm';
import { laterThan, type Database } from '../../database/database';
import { sections, tours, tourTranslations } from '../../schema/catalogueTables';
import { mediaPath } from './mediaUrl';

/** SQL assignment of a cover, with the time of the change. */
const coverUpdate = (
  table: typeof tours | typeof tourTranslations | typeof sections,
  key: string,
  now: Date,
) => ({
  cover_media_url: mediaPath(key),
  updated_at: laterThan(table.updated_at, now),
});

/** Sets the cover of a section to a stored file. */
export async function setSectionCover(db: Database, id: string, key: string, now: Date) {
  await db
    .update(sections)
    .set(coverUpdate(sections, key, now))
    .where(eq(sections.id, id));
}

/**
 * Sets a tour's cover in one language; also the tour's own cover when it has none or the language is its primary one.
 */
export async function setTourCover(
  db: Database,
  { tourId, language, key }: { tourId: string; language: string; key: string },
  now: Date,
) {
  const { tour_id, language: textLanguage } = tourTranslations;
  await db
    .update(tourTranslations)
    .set(coverUpdate(tourTranslations, key, now))
    .where(and(eq(tour_id, tourId), eq(textLanguage, language)));
  const takesThisCover = or(isNull(tours.cover_media_url), eq(tours.primary_language, language));
  await db
    .update(tours)
    .set(coverUpdate(tours, key, now))
    .where(and(eq(tours.id, tourId), takesThisCover));
}

/** True when the tour, its translations or its sections use the file as a cover. */
export async function isCover(db: Database, tourId: string, key: string): Promise<boolean> {
  const cover = mediaPath(key);
  const texts = db
    .select({ id: tourTranslations.id })
    .from(tourTranslations)
    .where(and(eq(tourTranslations.tour_id, tourId), eq(tourTranslations.cover_media_url, cover)));
  const sectionCovers = db
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.tour_id, tourId), eq(sections.cover_media_url, cover)));
  const isUsed = or(eq(tours.cover_media_url, cover), exists(texts), exists(sectionCovers));
  return (await db.$count(tours, and(eq(tours.id, tourId), isUsed))) > 0;
}

/** Replaces a file by another in all covers of a tour. */
export async function replaceCovers(
  db: Database,
  { tourId, from, to }: { tourId: string; from: string; to: string },
  now: Date,
) {
  const old = mediaPath(from);
  await db
    .update(tours)
    .set(coverUpdate(tours, to, now))
    .where(and(eq(tours.id, tourId), eq(tours.cover_media_url, old)));
  for (const table of [tourTranslations, sections]) {
    await db
      .update(table)
      .set(coverUpdate(table, to, now))
      .where(and(eq(table.tour_id, tourId), eq(table.cover_media_url, old)));
  }
}
