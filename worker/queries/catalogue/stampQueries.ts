import { sql, type SQL } from 'drizzle-orm';
import { instant, record, type Database } from '../../database/database';

/**
 * The `updated_at` values under which a record stands in the answers, and its lock until the
 * transaction ends; null when there is no such record. A tour or section is shown with its words
 * under the later time of both, so that each language has a stamp of its own.
 */
type Stamps = Promise<string[] | null>;

const withWords = (record: SQL, words: SQL) =>
  instant(sql`greatest(${record}.updated_at, ${words}.updated_at)`);

export function tourStamps(tx: Database, id: string): Stamps {
  const words = sql`(select jsonb_agg(${withWords(sql`t`, sql`x`)})
    from tour_translations x where x.tour_id = t.id)`;
  return record(
    tx,
    sql`select jsonb_build_array(${instant(sql`t.updated_at`)}) || coalesce(${words}, '[]') as record
      from tours t where t.id = ${id} for update of t`,
  );
}

export function tourTextStamps(
  tx: Database,
  { tourId, language }: { tourId: string; language: string },
): Stamps {
  return record(
    tx,
    sql`select jsonb_build_array(${instant(sql`x.updated_at`)}, ${withWords(sql`t`, sql`x`)})
        as record
      from tour_translations x join tours t on t.id = x.tour_id
      where x.tour_id = ${tourId} and x.language = ${language} for update of x`,
  );
}

export function sectionStamps(tx: Database, id: string): Stamps {
  const words = sql`(select jsonb_agg(${withWords(sql`s`, sql`y`)})
    from section_translations y where y.section_id = s.id)`;
  return record(
    tx,
    sql`select jsonb_build_array(${instant(sql`s.updated_at`)}) || coalesce(${words}, '[]') as record
      from sections s where s.id = ${id} for update of s`,
  );
}

export function sectionTextStamps(
  tx: Database,
  { sectionId, language }: { sectionId: string; language: string },
): Stamps {
  return record(
    tx,
    sql`select jsonb_build_array(${instant(sql`y.updated_at`)}, ${withWords(sql`s`, sql`y`)})
        as record
      from section_translations y join sections s on s.id = y.section_id
      where y.section_id = ${sectionId} and y.language = ${language} for update of y`,
  );
}

export function mediaStamps(tx: Database, id: string): Stamps {
  return record(
    tx,
    sql`select jsonb_build_array(${instant(sql`updated_at`)}) as record
      from media where id = ${id} for update`,
  );
}

export function chapterStamps(tx: Database, id: string): Stamps {
  return record(
    tx,
    sql`select jsonb_build_array(${instant(sql`updated_at`)}) as record
      from chapters where id = ${id} for update`,
  );
}
