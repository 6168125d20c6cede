import { Hono } from 'hono';
import type { ChapterDraft } from '../../../src/domain/chapters/chapterRules';
import { editRules } from '../../../src/domain/forms/editRules';
import { requireAdmin } from '../../http/auth';
import { validateJson } from '../../http/validateJson';
import type { Database } from '../../database/database';
import { checkIfMatch } from '../../http/precondition';
import { requireFound, throwInvalid, throwProblem } from '../../http/problemResponse';
import {
  deleteChapter,
  findChapter,
  insertChapter,
  listChapters,
  replaceChapter,
} from '../../queries/catalogue/chapterQueries';
import { findMedia, lockMedia } from '../../queries/catalogue/mediaQueries';
import { chapterEntityTags } from '../../queries/catalogue/entityTagQueries';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { overlapsAny, withRoundedTimes } from './chapterOverlap';

/** Throws a 422 when the draft overlaps another chapter. The media row must be locked until the draft is written. */
async function checkOverlap(tx: Database, mediaId: string, draft: ChapterDraft, ownId?: string) {
  if (overlapsAny(draft, await listChapters(tx, mediaId), ownId)) {
    throwInvalid({ start_time_seconds: 'Chapter times overlap with existing chapter' });
  }
}

const precondition = (tx: Database, id: string) => ({
  entityTags: () => chapterEntityTags(tx, id),
  current: () => findChapter(tx, id),
});

export function chaptersRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, clock, publicUrl } = context;
  const admin = requireAdmin(context);

  return new Hono<WorkerEnv>()
    .get('/api/media/:id/chapters', admin, async (c) => {
      const id = c.req.param('id');
      requireFound(await findMedia(database, id, publicUrl), 'Media');
      return c.json(await listChapters(database, id));
    })

    .post('/api/media/:id/chapters', admin, validateJson(editRules.chapter.create), async (c) => {
      const draft = withRoundedTimes(c.req.valid('json'));
      const chapter = await database.transaction(async (tx) => {
        const mediaId = c.req.param('id');
        requireFound(await lockMedia(tx, mediaId), 'Media');
        await checkOverlap(tx, mediaId, draft);
        return insertChapter(tx, mediaId, draft, clock());
      });
      return c.json(chapter, 201);
    })

    .put('/api/chapters/:id', admin, validateJson(editRules.chapter.update), async (c) => {
      const draft = withRoundedTimes(c.req.valid('json'));
      const chapter = await database.transaction(async (tx) => {
        const before = requireFound(await findChapter(tx, c.req.param('id')), 'Chapter');
        requireFound(await lockMedia(tx, before.media_id), 'Media');
        await checkIfMatch(c, precondition(tx, before.id));
        await checkOverlap(tx, before.media_id, draft, before.id);
        return replaceChapter(tx, before.id, draft, clock());
      });
      return c.json(requireFound(chapter, 'Chapter'));
    })

    .delete('/api/chapters/:id', admin, async (c) => {
      const id = c.req.param('id');
      const isDeleted = await database.transaction(async (tx) => {
        await checkIfMatch(c, precondition(tx, id));
        return deleteChapter(tx, id);
      });
      if (!isDeleted) throwProblem(404, 'Chapter not found');
      return c.body(null, 204);
    });
}
