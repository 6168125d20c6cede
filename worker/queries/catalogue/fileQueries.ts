import { sql } from 'drizzle-orm';
import { record, records, type Database } from '../../database/database';

export interface FileRow {
  key: string;
  content_type: string;
  size_bytes: number;
  etag: string;
}

export function findFile(database: Database, key: string): Promise<FileRow | null> {
  return record(
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
 * Forgets those of the files that nothing refers to any more, and answers their keys: their bytes
 * may go once the transaction is committed. One file may stand behind many records.
 */
export function releaseFiles(database: Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return Promise.resolve([]);
  return records<string>(
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

/** Of the media and covers of a tour and all below it. */
export function listFilesOfTour(database: Database, tourId: string): Promise<string[]> {
  return records(
    database,
    sql`select to_jsonb(file_key) as record from media where tour_id = ${tourId}
      union select to_jsonb(substr(cover, 8)) from (
        select cover_media_url as cover from tours where id = ${tourId}
        union select cover_media_url from tour_translations where tour_id = ${tourId}
        union select cover_media_url from sections where tour_id = ${tourId}
      ) covers where cover like '/media/%'`,
  );
}

/** Of the media and the cover of a section. */
export function listFilesOfSection(database: Database, sectionId: string): Promise<string[]> {
  return records(
    database,
    sql`select to_jsonb(file_key) as record from media where section_id = ${sectionId}
      union select to_jsonb(substr(cover_media_url, 8)) from sections
        where id = ${sectionId} and cover_media_url like '/media/%'`,
  );
}
