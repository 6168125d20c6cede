import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { firstRow, isoTimestamp, type Database } from '../../database/database';
import {
  chapters,
  media,
  sections,
  sectionTranslations,
  tours,
  tourTranslations,
} from '../../schema/catalogueTables';

/**
 * Entity tags of a record: the `updated_at` values shown in responses; null when the record does not exist. The query
 * locks the record until the transaction ends. A tour or section is returned with its texts and the later `updated_at`
 * of both, so each language has its own tag.
 */
type EntityTags = Promise<string[] | null>;

interface Timed {
  updated_at: PgColumn;
}

const latestUpdate = (record: Timed, texts: Timed) =>
  isoTimestamp(sql`greatest(${record.updated_at}, ${texts.updated_at})`);

/** Tags of a record and of its row in each language; without texts, the row's tag equals the record's. */
async function tagsInAllLanguages(
  tx: Database,
  { record, texts, isOfRecord }: Readonly<Parents>,
  id: string,
): EntityTags {
  const rows = await tx
    .select({ own: isoTimestamp(record.updated_at), shown: latestUpdate(record, texts) })
    .from(record)
    .leftJoin(texts, isOfRecord)
    .where(eq(record.id, id))
    .for('update', { of: record });
  const [first] = rows;
  return first === undefined ? null : [first.own, ...rows.map(({ shown }) => shown)];
}

interface Parents {
  record: typeof tours | typeof sections;
  texts: typeof tourTranslations | typeof sectionTranslations;
  isOfRecord: SQL;
}

const tour: Parents = {
  record: tours,
  texts: tourTranslations,
  isOfRecord: eq(tourTranslations.tour_id, tours.id),
};
const section: Parents = {
  record: sections,
  texts: sectionTranslations,
  isOfRecord: eq(sectionTranslations.section_id, sections.id),
};

/** Tags of the texts in one language: their own, and that of the row that contains them. */
async function tagsOfTexts(
  tx: Database,
  { record, texts, isOfRecord }: Parents,
  id: string,
  language: string,
): EntityTags {
  const rows = await tx
    .select({ own: isoTimestamp(texts.updated_at), shown: latestUpdate(record, texts) })
    .from(texts)
    .innerJoin(record, isOfRecord)
    .where(and(eq(record.id, id), eq(texts.language, language)))
    .for('update', { of: texts });
  const row = firstRow(rows);
  return row === null ? null : [row.own, row.shown];
}

async function tagOf(tx: Database, record: typeof media | typeof chapters, id: string): EntityTags {
  const tag = isoTimestamp(record.updated_at);
  const rows = await tx.select({ tag }).from(record).where(eq(record.id, id)).for('update');
  const row = firstRow(rows);
  return row === null ? null : [row.tag];
}

/** Tags of a tour and of its row in each language. */
export const tourEntityTags = (tx: Database, id: string): EntityTags =>
  tagsInAllLanguages(tx, tour, id);

/** Tags of a tour's texts in one language. */
export const tourTextEntityTags = (
  tx: Database,
  { tourId, language }: { tourId: string; language: string },
): EntityTags => tagsOfTexts(tx, tour, tourId, language);

/** Tags of a section and of its row in each language. */
export const sectionEntityTags = (tx: Database, id: string): EntityTags =>
  tagsInAllLanguages(tx, section, id);

/** Tags of a section's texts in one language. */
export const sectionTextEntityTags = (
  tx: Database,
  { sectionId, language }: { sectionId: string; language: string },
): EntityTags => tagsOfTexts(tx, section, sectionId, language);

/** Tag of a media record. */
export const mediaEntityTags = (tx: Database, id: string): EntityTags => tagOf(tx, media, id);

/** Tag of a chapter. */
export const chapterEntityTags = (tx: Database, id: string): EntityTags => tagOf(tx, chapters, id);
