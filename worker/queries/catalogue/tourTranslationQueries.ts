import { sql, type SQL } from 'drizzle-orm';
import type { TourTranslation } from '../../../src/domain/tours/tour';
import type { TourTextChange } from '../../../src/domain/tours/translation';
import {
  setClause,
  isoTimestamp,
  timestamptz,
  queryRecord,
  queryRecords,
  type Database,
} from '../../database/database';
import { publicUrlSql, toStoredAddress } from './mediaUrl';

function translation(publicUrl: string): SQL {
  return sql`jsonb_build_object('id', id, 'tour_id', tour_id, 'language', language,
    'title', title, 'description', description, 'slug_suffix', slug_suffix,
    'cover_media_url', ${publicUrlSql(publicUrl, sql`cover_media_url`)},
    'created_at', ${isoTimestamp(sql`created_at`)}, 'updated_at', ${isoTimestamp(sql`updated_at`)})`;
}

export function listTourTranslations(
  db: Database,
  tourId: string,
  publicUrl: string,
): Promise<TourTranslation[]> {
  return queryRecords(
    db,
    sql`select ${translation(publicUrl)} as record from tour_translations
      where tour_id = ${tourId} order by created_at, language`,
  );
}

export function findTourTranslation(
  db: Database,
  { tourId, language }: { tourId: string; language: string },
  publicUrl: string,
): Promise<TourTranslation | null> {
  return queryRecord(
    db,
    sql`select ${translation(publicUrl)} as record from tour_translations
      where tour_id = ${tourId} and language = ${language}`,
  );
}

export interface TourText {
  language: string;
  title: string;
  description: string;
  /** Defaults to the code of the language. */
  slug_suffix?: string;
}

export function insertTourTranslation(
  db: Database,
  tourId: string,
  text: TourText,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<TourTranslation | null> {
  return queryRecord(
    db,
    sql`insert into tour_translations
        (tour_id, language, title, description, slug_suffix, created_at, updated_at)
      values (${tourId}, ${text.language}, ${text.title}, ${text.description},
        ${text.slug_suffix || text.language}, ${timestamptz(now)}, ${timestamptz(now)})
      returning ${translation(publicUrl)} as record`,
  );
}

export function changeTourTranslation(
  db: Database,
  { tourId, language }: { tourId: string; language: string },
  change: TourTextChange,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<TourTranslation | null> {
  const values = {
    ...change,
    slug_suffix: change.slug_suffix === '' ? language : change.slug_suffix,
    cover_media_url: toStoredAddress(publicUrl, change.cover_media_url),
  };
  return queryRecord(
    db,
    sql`update tour_translations set ${setClause(values, now)}
      where tour_id = ${tourId} and language = ${language}
      returning ${translation(publicUrl)} as record`,
  );
}

export async function deleteTourTranslation(
  db: Database,
  { tourId, language }: { tourId: string; language: string },
): Promise<void> {
  await db.execute(
    sql`delete from tour_translations where tour_id = ${tourId} and language = ${language}`,
  );
}
