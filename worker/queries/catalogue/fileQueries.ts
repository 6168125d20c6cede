import { sql } from 'drizzle-orm';
import { queryRecord, queryRecords, type Database } from '../../database/database';

export interface FileRow {
  key: string;
  content_type: string;
  size_bytes: number;
  etag: string;
}

export function findFile(database: Database, key: string): Promise<FileRow | null> {
  return queryRecord(
    database,
    sql`select jsonb_build_object('key', key, 'content_type', content_type,
        'size_bytes', size_bytes, 'etag', etag) as record
      from files where key = ${key}`,
  );
}

export async function insertFile(database: Database, file: FileRow): Promise<void> {
  await database.execute(sql`insert into files (key, content_type, size_bytes, etag)
    values (${file.key}, ${file.content_type}, ${file.size_bytes}, ${file.etag})`);
}

/**
 * Deletes the records of those files that nothing refers to, and returns their keys: their bytes may be
 * deleted once the transaction is committed. Several records may refer to one file.
 */
export function deleteUnreferencedFiles(database: Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return Promise.resolve([]);
  return queryRecords<string>(
    database,
    sql`delete from files f
      where f.key in ${[...new Set(keys)]}
        and not exists (select from media where file_key = f.key)
        and not exists (select from tours where cover_media_url = '/media/' || f.key)
        and not exists (select from tour_translations where cover_media_url = '/media/' || f.key)
        and not exists (select from sections where cover_media_url = '/media/' || f.key)
      returning to_jsonb(f.key) as record`,
  );
}

/** Keys of the files of a tour: of its media and covers, and those of its sections and translations. */
export function listFilesOfTour(database: Database, tourId: string): Promise<string[]> {
  return queryRecords(
    database,
    sql`select to_jsonb(file_key) as record from media where tour_id = ${tourId}
      union select to_jsonb(substr(cover, 8)) from (
        select cover_media_url as cover from tours where id = ${tourId}
        union select cover_media_url from tour_translations where tour_id = ${tourId}
        union select cover_media_url from sections where tour_id = ${tourId}
      ) covers where cover like '/media/%'`,
  );
}

/** Keys of the files of a section: of its media and its cover. */
export function listFilesOfSection(database: Database, sectionId: string): Promise<string[]> {
  return queryRecords(
    database,
    sql`select to_jsonb(file_key) as record from media where section_id = ${sectionId}
      union select to_jsonb(substr(cover_media_url, 8)) from sections
        where id = ${sectionId} and cover_media_url like '/media/%'`,
  );
}
