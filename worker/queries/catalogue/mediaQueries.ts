import { eq } from 'drizzle-orm';
import type { Media } from '../../../src/domain/tours/media';
import type { MediaChange } from '../../../src/domain/tours/mediaRules';
import { firstRow, laterThan, type Database } from '../../database/database';
import { media } from '../../schema/catalogueTables';
import { mediaColumns } from './mediaRow';

type MediaRow = typeof media.$inferSelect;

/** Null when the media record does not exist; its duration is in seconds. */
export async function findMedia(
  db: Database,
  id: string,
  publicUrl: string,
): Promise<Media | null> {
  return firstRow(await db.select(mediaColumns(publicUrl)).from(media).where(eq(media.id, id)));
}

export type LockedMedia = Pick<MediaRow, 'tour_id' | 'type' | 'file_key'>;

/** Locks the row until the transaction ends. */
export async function lockMedia(db: Database, id: string): Promise<LockedMedia | null> {
  const { tour_id, type, file_key } = media;
  return firstRow(
    await db.select({ tour_id, type, file_key }).from(media).where(eq(media.id, id)).for('update'),
  );
}

export type NewMedia = Omit<MediaRow, 'id' | 'created_at' | 'updated_at'>;

/** Returns the id. Fails with SQLSTATE 23503 when the tour, section, language or file does not exist. */
export async function insertMedia(
  db: Database,
  draft: NewMedia,
  now: Date,
): Promise<string | null> {
  const at = now.toISOString();
  const row = { ...draft, created_at: at, updated_at: at };
  const inserted = await db.insert(media).values(row).returning({ id: media.id });
  return firstRow(inserted)?.id ?? null;
}

type Replacement = Partial<Pick<NewMedia, 'type' | 'file_key' | 'duration'>>;

/** Sets the fields that are not undefined; false when the media record does not exist. */
export async function changeMedia(
  db: Database,
  id: string,
  change: MediaChange & Replacement,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(media)
    .set({ ...change, updated_at: laterThan(media.updated_at, now) })
    .where(eq(media.id, id))
    .returning({ id: media.id });
  return changed.length > 0;
}

/** Deletes only the record: the file stays until `deleteUnreferencedFiles`. */
export async function deleteMedia(db: Database, id: string): Promise<void> {
  await db.delete(media).where(eq(media.id, id));
}
