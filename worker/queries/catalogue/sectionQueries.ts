import { sql } from 'drizzle-orm';
import type { SectionRow } from '../../../src/domain/tours/section';
import type { SectionChange, SectionDraft } from '../../../src/domain/tours/sectionRules';
import {
  setClause,
  timestamptz,
  queryRecord,
  queryRecords,
  type Database,
} from '../../database/database';
import { toStoredAddress } from './mediaUrl';
import { sectionOrder, sectionRow, sectionsWithText } from './sectionRow';

interface ReadOptions {
  publicUrl: string;
  /** Null: the primary language of the tour. */
  language: string | null;
}

const languageOrPrimary = (language: string | null) =>
  sql`coalesce(${language}::text, (select primary_language from tours t where t.id = s.tour_id))`;

/** All sections of a tour; texts that are missing in the language are null. */
export function listSections(
  db: Database,
  tourId: string,
  options: ReadOptions,
): Promise<SectionRow[]> {
  return queryRecords(
    db,
    sql`select ${sectionRow(options.publicUrl)} as record
      from ${sectionsWithText(languageOrPrimary(options.language))} where s.tour_id = ${tourId} order by ${sectionOrder}`,
  );
}

/** A section; texts that are missing in the language are null. */
export function findSection(
  db: Database,
  id: string,
  options: ReadOptions,
): Promise<SectionRow | null> {
  return queryRecord(
    db,
    sql`select ${sectionRow(options.publicUrl)} as record
      from ${sectionsWithText(languageOrPrimary(options.language))} where s.id = ${id}`,
  );
}

export function listSectionLanguages(db: Database, id: string): Promise<string[] | null> {
  return queryRecord(
    db,
    sql`select coalesce(jsonb_agg(language order by language), '[]') as record
      from section_translations where section_id = ${id}`,
  );
}

/** Locks the row until the transaction ends. */
export function lockSection(db: Database, id: string): Promise<{ tour_id: string } | null> {
  return queryRecord(
    db,
    sql`select jsonb_build_object('tour_id', tour_id) as record
      from sections where id = ${id} for update`,
  );
}

export function insertSection(
  db: Database,
  tourId: string,
  draft: SectionDraft,
  now: Date,
): Promise<string | null> {
  return queryRecord(
    db,
    sql`insert into sections (tour_id, order_index, duration_seconds, created_at, updated_at)
      values (${tourId}, ${draft.order_index}, ${draft.duration_seconds},
        ${timestamptz(now)}, ${timestamptz(now)})
      returning to_jsonb(id) as record`,
  );
}

/** False when there is no such section. */
export async function changeSection(
  db: Database,
  id: string,
  change: SectionChange,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<boolean> {
  const values = {
    ...change,
    cover_media_url: toStoredAddress(publicUrl, change.cover_media_url),
  };
  const changed = await queryRecord(
    db,
    sql`update sections set ${setClause(values, now)} where id = ${id}
      returning to_jsonb(id) as record`,
  );
  return changed !== null;
}

export async function deleteSection(db: Database, id: string): Promise<void> {
  await db.execute(sql`delete from sections where id = ${id}`);
}

/** Counts one play; returns the new count in that language. */
export function countPlay(db: Database, id: string, language: string | null) {
  return queryRecord<number>(
    db,
    sql`insert into section_plays (section_id, language, plays)
      select s.id, ${languageOrPrimary(language)}, 1 from sections s where s.id = ${id}
      on conflict (section_id, language) do update set plays = section_plays.plays + 1
      returning to_jsonb(plays) as record`,
  );
}
