import { sql } from 'drizzle-orm';
import type { Media, MediaType } from '../../../src/domain/tours/media';
import type { MediaChange } from '../../../src/domain/tours/mediaRules';
import { setClause, timestamptz, queryRecord, type Database } from '../../database/database';
import { mediaRow } from './mediaRow';

export function findMedia(db: Database, id: string, publicUrl: string): Promise<Media | null> {
  return queryRecord(
    db,
    sql`select ${mediaRow(publicUrl)} as record from media m where m.id = ${id}`,
  );
}

export interface LockedMedia {
  tour_id: string;
  type: MediaType;
  file_key: string;
}

/** Locks the row until the transaction ends. */
export function lockMedia(db: Database, id: string): Promise<LockedMedia | null> {
  return queryRecord(
    db,
    sql`select jsonb_build_object('tour_id', tour_id, 'type', type, 'file_key', file_key) as record
      from media where id = ${id} for update`,
  );
}

export interface NewMedia {
  tour_id: string;
  section_id: string | null;
  language: string;
  type: MediaType;
  filename: string;
  title: string | null;
  transcript_text: string | null;
  file_key: string;
  /** Duration in seconds. */
  duration: number | null;
}

export function insertMedia(db: Database, media: NewMedia, now: Date): Promise<string | null> {
  return queryRecord(
    db,
    sql`insert into media (tour_id, section_id, language, type, filename, title, transcript_text,
        file_key, duration, created_at, updated_at)
      values (${media.tour_id}, ${media.section_id}, ${media.language}, ${media.type},
        ${media.filename}, ${media.title}, ${media.transcript_text}, ${media.file_key},
        ${media.duration}, ${timestamptz(now)}, ${timestamptz(now)})
      returning to_jsonb(id) as record`,
  );
}

type Replacement = Partial<Pick<NewMedia, 'type' | 'file_key' | 'duration'>>;

/** False when there is no such media. */
export async function changeMedia(
  db: Database,
  id: string,
  change: MediaChange & Replacement,
  now: Date,
): Promise<boolean> {
  const changed = await queryRecord(
    db,
    sql`update media set ${setClause({ ...change }, now)} where id = ${id}
      returning to_jsonb(id) as record`,
  );
  return changed !== null;
}

export async function deleteMedia(db: Database, id: string): Promise<void> {
  await db.execute(sql`delete from media where id = ${id}`);
}
