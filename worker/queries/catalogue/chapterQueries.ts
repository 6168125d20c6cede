import { sql } from 'drizzle-orm';
import type { Chapter } from '../../../src/domain/chapters/chapter';
import type { ChapterDraft } from '../../../src/domain/chapters/chapterRules';
import {
  isoTimestamp,
  timestamptz,
  queryRecord,
  queryRecords,
  setUpdatedAt,
  type Database,
} from '../../database/database';

const chapter = sql`jsonb_build_object('id', id, 'media_id', media_id, 'title', title,
  'description', description, 'start_time_seconds', start_time_seconds,
  'end_time_seconds', end_time_seconds, 'order_index', order_index,
  'created_at', ${isoTimestamp(sql`created_at`)}, 'updated_at', ${isoTimestamp(sql`updated_at`)})`;

export function listChapters(db: Database, mediaId: string): Promise<Chapter[]> {
  return queryRecords(
    db,
    sql`select ${chapter} as record from chapters where media_id = ${mediaId}
      order by start_time_seconds, order_index, id`,
  );
}

export function findChapter(db: Database, id: string): Promise<Chapter | null> {
  return queryRecord(db, sql`select ${chapter} as record from chapters where id = ${id}`);
}

export function insertChapter(
  db: Database,
  mediaId: string,
  draft: ChapterDraft,
  now: Date,
): Promise<Chapter | null> {
  return queryRecord(
    db,
    sql`insert into chapters (media_id, title, description, start_time_seconds, end_time_seconds,
        order_index, created_at, updated_at)
      values (${mediaId}, ${draft.title}, ${draft.description}, ${draft.start_time_seconds},
        ${draft.end_time_seconds}, ${draft.order_index}, ${timestamptz(now)}, ${timestamptz(now)})
      returning ${chapter} as record`,
  );
}

export function replaceChapter(
  db: Database,
  id: string,
  draft: ChapterDraft,
  now: Date,
): Promise<Chapter | null> {
  return queryRecord(
    db,
    sql`update chapters set title = ${draft.title}, description = ${draft.description},
        start_time_seconds = ${draft.start_time_seconds},
        end_time_seconds = ${draft.end_time_seconds}, order_index = ${draft.order_index},
        ${setUpdatedAt(now)}
      where id = ${id} returning ${chapter} as record`,
  );
}

/** False when there is no such chapter. */
export async function deleteChapter(db: Database, id: string): Promise<boolean> {
  const deleted = await queryRecord(
    db,
    sql`delete from chapters where id = ${id} returning to_jsonb(id) as record`,
  );
  return deleted !== null;
}
