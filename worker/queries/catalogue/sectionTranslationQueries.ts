import { sql } from 'drizzle-orm';
import type { SectionTranslation } from '../../../src/domain/tours/section';
import type { SectionTextChange } from '../../../src/domain/tours/translation';
import {
  setClause,
  isoTimestamp,
  timestamptz,
  queryRecord,
  queryRecords,
  type Database,
} from '../../database/database';

const translation = sql`jsonb_build_object('id', id, 'section_id', section_id,
  'language', language, 'title', title, 'description', description,
  'created_at', ${isoTimestamp(sql`created_at`)}, 'updated_at', ${isoTimestamp(sql`updated_at`)})`;

/** An empty text is stored as null. */
const nullIfEmpty = (text: string | null | undefined) => (text === '' ? null : text);

export function listSectionTranslations(
  db: Database,
  sectionId: string,
): Promise<SectionTranslation[]> {
  return queryRecords(
    db,
    sql`select ${translation} as record from section_translations
      where section_id = ${sectionId} order by created_at, language`,
  );
}

export function findSectionTranslation(
  db: Database,
  { sectionId, language }: { sectionId: string; language: string },
): Promise<SectionTranslation | null> {
  return queryRecord(
    db,
    sql`select ${translation} as record from section_translations
      where section_id = ${sectionId} and language = ${language}`,
  );
}

export interface SectionText {
  language: string;
  title: string;
  description: string;
}

export function insertSectionTranslation(
  db: Database,
  sectionId: string,
  text: SectionText,
  now: Date,
): Promise<SectionTranslation | null> {
  return queryRecord(
    db,
    sql`insert into section_translations
        (section_id, language, title, description, created_at, updated_at)
      values (${sectionId}, ${text.language}, ${text.title},
        ${nullIfEmpty(text.description) ?? null}, ${timestamptz(now)}, ${timestamptz(now)})
      returning ${translation} as record`,
  );
}

export function changeSectionTranslation(
  db: Database,
  { sectionId, language }: { sectionId: string; language: string },
  change: SectionTextChange,
  now: Date,
): Promise<SectionTranslation | null> {
  const values = {
    title: nullIfEmpty(change.title),
    description: nullIfEmpty(change.description),
  };
  return queryRecord(
    db,
    sql`update section_translations set ${setClause(values, now)}
      where section_id = ${sectionId} and language = ${language}
      returning ${translation} as record`,
  );
}

/** False when there is no such translation. */
export async function deleteSectionTranslation(
  db: Database,
  { sectionId, language }: { sectionId: string; language: string },
): Promise<boolean> {
  const deleted = await queryRecord(
    db,
    sql`delete from section_translations
      where section_id = ${sectionId} and language = ${language}
      returning to_jsonb(id) as record`,
  );
  return deleted !== null;
}
