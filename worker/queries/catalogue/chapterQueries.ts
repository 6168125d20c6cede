import { eq } from 'drizzle-orm';
import type { Chapter } from '../../../src/domain/chapters/chapter';
import type { ChapterDraft } from '../../../src/domain/chapters/chapterRules';
import { firstRow, laterThan, type Database } from '../../database/database';
import { chapters } from '../../schema/catalogueTables';

/** Chapters of a recording, ordered by start in seconds. */
export function listChapters(db: Database, mediaId: string): Promise<Chapter[]> {
  return db
    .select()
    .from(chapters)
    .where(eq(chapters.media_id, mediaId))
    .orderBy(chapters.start_time_seconds, chapters.order_index, chapters.id);
}

/** Null when the chapter does not exist. */
export async function findChapter(db: Database, id: string): Promise<Chapter | null> {
  return firstRow(await db.select().from(chapters).where(eq(chapters.id, id)));
}

/** Fails with SQLSTATE 23503 when the recording does not exist. */
export async function insertChapter(
  db: Database,
  mediaId: string,
  draft: ChapterDraft,
  now: Date,
): Promise<Chapter | null> {
  const at = now.toISOString();
  const row = { ...draft, media_id: mediaId, created_at: at, updated_at: at };
  return firstRow(await db.insert(chapters).values(row).returning());
}

/** Sets all fields of a draft; null when the chapter does not exist. */
export async function replaceChapter(
  db: Database,
  id: string,
  draft: ChapterDraft,
  now: Date,
): Promise<Chapter | null> {
  return firstRow(
    await db
      .update(chapters)
      .set({ ...draft, updated_at: laterThan(chapters.updated_at, now) })
      .where(eq(chapters.id, id))
      .returning(),
  );
}

/** False when the chapter does not exist. */
export async function deleteChapter(db: Database, id: string): Promise<boolean> {
  const deleted = await db
    .delete(chapters)
    .where(eq(chapters.id, id))
    .returning({ id: chapters.id });
  return deleted.length > 0;
}
