import { sql, type SQL } from 'drizzle-orm';
import { isoTimestamp, queryRecord, type Database } from '../../database/database';

/**
 * Entity tags of a record, which are the `updated_at` values that responses show; null when there is no
 * such record. The query locks the record until the transaction ends. A tour or section is returned with
 * its texts and the later `updated_at` of both, so that each language has a tag of its own.
 */
type EntityTags = Promise<string[] | null>;

const latestUpdate = (record: SQL, texts: SQL) =>
  isoTimestamp(sql`greatest(${record}.updated_at, ${texts}.updated_at)`);

export function tourEntityTags(tx: Database, id: string): EntityTags {
  const texts = sql`(select jsonb_agg(${latestUpdate(sql`t`, sql`x`)})
    from tour_translations x where x.tour_id = t.id)`;
  return queryRecord(
    tx,
    sql`select jsonb_build_array(${isoTimestamp(sql`t.updated_at`)}) || coalesce(${texts}, '[]') as record
      from tours t where t.id = ${id} for update of t`,
  );
}

export function tourTextEntityTags(
  tx: Database,
  { tourId, language }: { tourId: string; language: string },
): EntityTags {
  return queryRecord(
    tx,
    sql`select jsonb_build_array(${isoTimestamp(sql`x.updated_at`)}, ${latestUpdate(sql`t`, sql`x`)})
        as record
      from tour_translations x join tours t on t.id = x.tour_id
      where x.tour_id = ${tourId} and x.language = ${language} for update of x`,
  );
}

export function sectionEntityTags(tx: Database, id: string): EntityTags {
  const texts = sql`(select jsonb_agg(${latestUpdate(sql`s`, sql`y`)})
    from section_translations y where y.section_id = s.id)`;
  return queryRecord(
    tx,
    sql`select jsonb_build_array(${isoTimestamp(sql`s.updated_at`)}) || coalesce(${texts}, '[]') as record
      from sections s where s.id = ${id} for update of s`,
  );
}

export function sectionTextEntityTags(
  tx: Database,
  { sectionId, language }: { sectionId: string; language: string },
): EntityTags {
  return queryRecord(
    tx,
    sql`select jsonb_build_array(${isoTimestamp(sql`y.updated_at`)}, ${latestUpdate(sql`s`, sql`y`)})
        as record
      from section_translations y join sections s on s.id = y.section_id
      where y.section_id = ${sectionId} and y.language = ${language} for update of y`,
  );
}

export function mediaEntityTags(tx: Database, id: string): EntityTags {
  return queryRecord(
    tx,
    sql`select jsonb_build_array(${isoTimestamp(sql`updated_at`)}) as record
      from media where id = ${id} for update`,
  );
}

export function chapterEntityTags(tx: Database, id: string): EntityTags {
  return queryRecord(
    tx,
    sql`select jsonb_build_array(${isoTimestamp(sql`updated_at`)}) as record
      from chapters where id = ${id} for update`,
  );
}
