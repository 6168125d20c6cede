import { and, eq } from 'drizzle-orm';
import type { SectionTranslation } from '../../../src/domain/tours/section';
import type { SectionTextChange } from '../../../src/domain/tours/translation';
import { firstRow, laterThan, type Database } from '../../database/database';
import { sectionTranslations } from '../../schema/catalogueTables';
import { sectionEarlierSource } from './earlierSourceQueries';

/** Key of a section's texts in one language. */
interface SectionTextKey {
  sectionId: string;
  language: string;
}

const isText = ({ sectionId, language }: SectionTextKey) =>
  and(eq(sectionTranslations.section_id, sectionId), eq(sectionTranslations.language, language));

/** Empty texts are stored as null. */
const nullIfEmpty = (text: string | null | undefined) => (text === '' ? null : text);

/** Texts of a section in all its languages, oldest first. */
export function listSectionTranslations(
  db: Database,
  sectionId: string,
): Promise<SectionTranslation[]> {
  return db
    .select()
    .from(sectionTranslations)
    .where(eq(sectionTranslations.section_id, sectionId))
    .orderBy(sectionTranslations.created_at, sectionTranslations.language);
}

/** Null when the section has no texts in that language. */
export async function findSectionTranslation(
  db: Database,
  key: SectionTextKey,
): Promise<SectionTranslation | null> {
  return firstRow(await db.select().from(sectionTranslations).where(isText(key)));
}

export interface SectionText {
  language: string;
  title: string;
  description: string;
}

/** Fails with SQLSTATE 23505 when the section already has texts in the language, with 23503 for an unknown language. */
export async function insertSectionTranslation(
  db: Database,
  sectionId: string,
  text: SectionText,
  now: Date,
): Promise<SectionTranslation | null> {
  const at = now.toISOString();
  const row = { ...text, section_id: sectionId, created_at: at, updated_at: at };
  const stored = { ...row, description: nullIfEmpty(text.description) };
  return firstRow(await db.insert(sectionTranslations).values(stored).returning());
}

/** Sets the texts that are not undefined; null when the section has no texts in the language. */
export async function changeSectionTranslation(
  db: Database,
  key: SectionTextKey,
  change: SectionTextChange,
  now: Date,
): Promise<SectionTranslation | null> {
  const values = {
    title: nullIfEmpty(change.title),
    description: nullIfEmpty(change.description),
    ...sectionEarlierSource(key, change),
    updated_at: laterThan(sectionTranslations.updated_at, now),
  };
  return firstRow(await db.update(sectionTranslations).set(values).where(isText(key)).returning());
}

/** False when the translation does not exist. */
export async function deleteSectionTranslation(
  db: Database,
  key: SectionTextKey,
): Promise<boolean> {
  const deleted = await db
    .delete(sectionTranslations)
    .where(isText(key))
    .returning({ id: sectionTranslations.id });
  return deleted.length > 0;
}
