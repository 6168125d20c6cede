import { and, eq, gt, inArray, like, notExists, sql } from 'drizzle-orm';
import { union, type PgColumn } from 'drizzle-orm/pg-core';
import { firstRow, type Database } from '../../database/database';
import { files, media, sections, tours, tourTranslations } from '../../schema/catalogueTables';
import { MEDIA_PREFIX } from './mediaUrl';

export type FileRow = Omit<typeof files.$inferSelect, 'created_at'>;

const fileColumns = {
  key: files.key,
  content_type: files.content_type,
  size_bytes: files.size_bytes,
  etag: files.etag,
};

/** Null when no file is stored under the key; sizes are in bytes. */
export async function findFile(db: Database, key: string): Promise<FileRow | null> {
  return firstRow(await db.select(fileColumns).from(files).where(eq(files.key, key)));
}

/** At most `limit` files in key order, starting after the key `after`. */
export async function listFilesAfter(db: Database, after: string, limit: number) {
  const query = db.select(fileColumns).from(files).where(gt(files.key, after));
  return query.orderBy(files.key).limit(limit);
}

export const countFiles = (db: Database): Promise<number> => db.$count(files);

/** The given keys that have a record. */
export async function findRecordedKeys(db: Database, keys: string[]): Promise<Set<string>> {
  const rows = await db.select({ key: files.key }).from(files).where(inArray(files.key, keys));
  return new Set(rows.map(({ key }) => key));
}

/** Records a file whose bytes are completely stored. */
export async function insertFile(db: Database, file: FileRow): Promise<void> {
  await db.insert(files).values(file);
}

/**
 * Deletes the records of unreferenced files and returns their keys; the bytes may be deleted after the transaction
 * commits. Several records may refer to one file.
 */
export async function deleteUnreferencedFiles(db: Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const path = sql`${MEDIA_PREFIX}::text || ${files.key}`;
  const unused = [
    notExists(db.select({ id: media.id }).from(media).where(eq(media.file_key, files.key))),
    ...[tours, tourTranslations, sections].map((table) =>
      notExists(db.select({ id: table.id }).from(table).where(eq(table.cover_media_url, path))),
    ),
  ];
  const deleted = await db
    .delete(files)
    .where(and(inArray(files.key, [...new Set(keys)]), ...unused))
    .returning({ key: files.key });
  return deleted.map(({ key }) => key);
}

/** SQL that extracts the storage key from a cover column. */
const keyOf = (cover: PgColumn) =>
  sql<string>`substr(${cover}, ${MEDIA_PREFIX.length + 1}::int)`.as('key');
const isStored = (cover: PgColumn) => like(cover, `${MEDIA_PREFIX}%`);

const selectCovers = (
  db: Database,
  table: typeof tours | typeof tourTranslations | typeof sections,
  owner: PgColumn,
  id: string,
) =>
  db
    .select({ key: keyOf(table.cover_media_url) })
    .from(table)
    .where(and(eq(owner, id), isStored(table.cover_media_url)));

const selectMediaFiles = (db: Database, owner: PgColumn, id: string) =>
  db
    .select({ key: sql<string>`${media.file_key}`.as('key') })
    .from(media)
    .where(eq(owner, id));

/** Keys of a tour's files: media and covers, including those of its sections and translations. */
export async function listFilesOfTour(db: Database, tourId: string): Promise<string[]> {
  const rows = await union(
    selectMediaFiles(db, media.tour_id, tourId),
    selectCovers(db, tours, tours.id, tourId),
    selectCovers(db, tourTranslations, tourTranslations.tour_id, tourId),
    selectCovers(db, sections, sections.tour_id, tourId),
  );
  return rows.map(({ key }) => key);
}

/** Keys of a section's files: media and cover. */
export async function listFilesOfSection(db: Database, sectionId: string): Promise<string[]> {
  const rows = await union(
    selectMediaFiles(db, media.section_id, sectionId),
    selectCovers(db, sections, sections.id, sectionId),
  );
  return rows.map(({ key }) => key);
}
