import { eq, sql } from 'drizzle-orm';
import type { SectionRow } from '../../../src/domain/tours/section';
import type { SectionChange, NewSection } from '../../../src/domain/tours/sectionRules';
import { firstRow, laterThan, type Database } from '../../database/database';
import { sections, sectionTranslations, tours } from '../../schema/catalogueTables';
import { toStoredUrl } from './mediaUrl';
import { hasTextsIn, sectionColumns, sectionOrder } from './sectionRow';

interface ReadOptions {
  publicUrl: string;
  /** Null means the tour's primary language. */
  language: string | null;
}

const languageOrPrimary = (language: string | null) => sql`coalesce(${language}::text,
  (select ${tours.primary_language} from ${tours} where ${tours.id} = ${sections.tour_id}))`;

const selectSections = (db: Database, { publicUrl, language }: ReadOptions) =>
  db
    .select(sectionColumns(publicUrl))
    .from(sections)
    .leftJoin(sectionTranslations, hasTextsIn(languageOrPrimary(language)));

/** All sections of a tour in order; texts missing in the language are null. */
export function listSections(
  db: Database,
  tourId: string,
  options: ReadOptions,
): Promise<SectionRow[]> {
  return selectSections(db, options)
    .where(eq(sections.tour_id, tourId))
    .orderBy(...sectionOrder);
}

/** A section; texts missing in the language are null. */
export async function findSection(
  db: Database,
  id: string,
  options: ReadOptions,
): Promise<SectionRow | null> {
  return firstRow(await selectSections(db, options).where(eq(sections.id, id)));
}

/** Codes of the languages in which a section has texts; empty for an unknown section. */
export async function listSectionLanguages(db: Database, id: string): Promise<string[]> {
  const { language, section_id } = sectionTranslations;
  const rows = await db
    .select({ language })
    .from(sectionTranslations)
    .where(eq(section_id, id))
    .orderBy(language);
  return rows.map((row) => row.language);
}

/** Locks the row until the transaction ends. */
export async function lockSection(db: Database, id: string): Promise<{ tour_id: string } | null> {
  const { tour_id } = sections;
  return firstRow(
    await db.select({ tour_id }).from(sections).where(eq(sections.id, id)).for('update'),
  );
}

/** Returns the id. Fails with SQLSTATE 23503 when the tour does not exist. */
export async function insertSection(
  db: Database,
  tourId: string,
  draft: NewSection,
  now: Date,
): Promise<string | null> {
  const { order_index, duration_seconds } = draft;
  const at = now.toISOString();
  const row = { tour_id: tourId, order_index, duration_seconds, created_at: at, updated_at: at };
  const inserted = await db.insert(sections).values(row).returning({ id: sections.id });
  return firstRow(inserted)?.id ?? null;
}

/** Sets the fields that are not undefined; false when the section does not exist. */
export async function changeSection(
  db: Database,
  id: string,
  change: SectionChange,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<boolean> {
  const values = {
    ...change,
    cover_media_url: toStoredUrl(publicUrl, change.cover_media_url),
    updated_at: laterThan(sections.updated_at, now),
  };
  const changed = await db
    .update(sections)
    .set(values)
    .where(eq(sections.id, id))
    .returning({ id: sections.id });
  return changed.length > 0;
}

/** Deletes a section with its texts, media, chapters and plays. */
export async function deleteSection(db: Database, id: string): Promise<void> {
  await db.delete(sections).where(eq(sections.id, id));
}
