import { Hono } from 'hono';
import { chapterRules, type ChapterDraft } from '../../../src/domain/chapters/chapter';
import { adminOnly } from '../../http/auth';
import { checked } from '../../http/checked';
import type { Database } from '../../database/database';
import { checkUnchanged } from '../../http/precondition';
import { found, invalid, problem } from '../../http/answerProblem';
import {
  deleteChapter,
  findChapter,
  insertChapter,
  listChapters,
  replaceChapter,
} from '../../queries/catalogue/chapterQueries';
import { findMedia, lockMedia } from '../../queries/catalogue/mediaQueries';
import { chapterStamps } from '../../queries/catalogue/stampQueries';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { overlapsAny, withStoredTimes } from './chapterOverlap';

/** Call it once the recording is held, so that no other chapter comes before the write. */
async function checkPlace(tx: Database, mediaId: string, draft: ChapterDraft, ownId?: string) {
  if (overlapsAny(draft, await listChapters(tx, mediaId), ownId)) {
    invalid({ start_time_seconds: 'Chapter times overlap with existing chapter' });
  }
}

const guarded = (tx: Database, id: string) => ({
  stamps: () => chapterStamps(tx, id),
  current: () => findChapter(tx, id),
});

export function chaptersRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, clock, publicUrl } = context;
  const admin = adminOnly(context);

  return new Hono<WorkerEnv>()
    .get('/api/media/:id/chapters', admin, async (c) => {
      const id = c.req.param('id');
      found(await findMedia(database, id, publicUrl), 'Media');
      return c.json(await listChapters(database, id));
    })

    .post('/api/media/:id/chapters', admin, checked(chapterRules), async (c) => {
      const draft = withStoredTimes(c.req.valid('json'));
      const chapter = await database.transaction(async (tx) => {
        const mediaId = c.req.param('id');
        found(await lockMedia(tx, mediaId), 'Media');
        await checkPlace(tx, mediaId, draft);
        return insertChapter(tx, mediaId, draft, clock());
      });
      return c.json(chapter, 201);
    })

    .put('/api/chapters/:id', admin, checked(chapterRules), async (c) => {
      const draft = withStoredTimes(c.req.valid('json'));
      const chapter = await database.transaction(async (tx) => {
        const before = found(await findChapter(tx, c.req.param('id')), 'Chapter');
        found(await lockMedia(tx, before.media_id), 'Media');
        await checkUnchanged(c, guarded(tx, before.id));
        await checkPlace(tx, before.media_id, draft, before.id);
        return replaceChapter(tx, before.id, draft, clock());
      });
      return c.json(found(chapter, 'Chapter'));
    })

    .delete('/api/chapters/:id', admin, async (c) => {
      const id = c.req.param('id');
      const isDeleted = await database.transaction(async (tx) => {
        await checkUnchanged(c, guarded(tx, id));
        return deleteChapter(tx, id);
      });
      if (!isDeleted) problem(404, 'Chapter not found');
      return c.body(null, 204);
    });
}
