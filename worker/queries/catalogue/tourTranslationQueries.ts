import { and, eq, getTableColumns } from 'drizzle-orm';
import type { TourTranslation } from '../../../src/domain/tours/tour';
import type { TourTextChange } from '../../../src/domain/tours/translation';
import { firstRow, laterThan, type Database } from '../../database/database';
import { tourTranslations } from '../../schema/catalogueTables';
import { tourEarlierSource } from './earlierSourceQueries';
import { publicUrlSql, toStoredUrl } from './mediaUrl';

/** Key of a tour's texts in one language. */
interface TourTextKey {
  tourId: string;
  language: string;
}

const isText = ({ tourId, language }: TourTextKey) =>
  and(eq(tourTranslations.tour_id, tourId), eq(tourTranslations.language, language));

const shownColumns = (publicUrl: string) => ({
  ...getTableColumns(tourTranslations),
  cover_media_url: publicUrlSql(publicUrl, tourTranslations.cover_media_url),
});

/** Texts of a tour in all its languages, oldest first. */
export function listTourTranslations(
  db: Database,
  tourId: string,
  publicUrl: string,
): Promise<TourTranslation[]> {
  return db
    .select(shownColumns(publicUrl))
    .from(tourTranslations)
    .where(eq(tourTranslations.tour_id, tourId))
    .orderBy(tourTranslations.created_at, tourTranslations.language);
}

/** Null when the tour has no texts in that language. */
export async function findTourTranslation(
  db: Database,
  key: TourTextKey,
  publicUrl: string,
): Promise<TourTranslation | null> {
  return firstRow(
    await db.select(shownColumns(publicUrl)).from(tourTranslations).where(isText(key)),
  );
}

export interface TourText {
  language: string;
  title: string;
  description: string;
  /** Defaults to the language code. */
  slug_suffix?: string;
}

/** Fails with SQLSTATE 23505 when the tour already has texts in the language, with 23503 for an unknown language. */
export async function insertTourTranslation(
  db: Database,
  tourId: string,
  text: TourText,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<TourTranslation | null> {
  const at = now.toISOString();
  const slug_suffix = text.slug_suffix || text.language;
  const row = { ...text, slug_suffix, tour_id: tourId, created_at: at, updated_at: at };
  return firstRow(await db.insert(tourTranslations).values(row).returning(shownColumns(publicUrl)));
}

/** Sets the texts that are not undefined; null when the tour has no texts in the language. */
export async function changeTourTranslation(
  db: Database,
  key: TourTextKey,
  change: TourTextChange,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<TourTranslation | null> {
  const values = {
    ...change,
    ...tourEarlierSource(key, change),
    slug_suffix: change.slug_suffix === '' ? key.language : change.slug_suffix,
    cover_media_url: toStoredUrl(publicUrl, change.cover_media_url),
    updated_at: laterThan(tourTranslations.updated_at, now),
  };
  return firstRow(
    await db
      .update(tourTranslations)
      .set(values)
      .where(isText(key))
      .returning(shownColumns(publicUrl)),
  );
}

/** No-op when the tour has no texts in the language. */
export async function deleteTourTranslation(db: Database, key: TourTextKey): Promise<void> {
  await db.delete(tourTranslations).where(isText(key));
}
