import { Hono } from 'hono';
import { editRules } from '../../../src/domain/forms/editRules';
import { requireAdmin } from '../../http/auth';
import { enforceRateLimit } from '../../http/limitCalls';
import { readValidJson } from '../../http/validateJson';
import type { Database } from '../../database/database';
import { checkIfMatch } from '../../http/precondition';
import { requireFound, throwInvalid, throwProblem } from '../../http/problemResponse';
import { isCover, replaceCovers } from '../../queries/catalogue/coverQueries';
import { insertFile, deleteUnreferencedFiles } from '../../queries/catalogue/fileQueries';
import {
  changeMedia,
  deleteMedia,
  findMedia,
  lockMedia,
} from '../../queries/catalogue/mediaQueries';
import { mediaEntityTags } from '../../queries/catalogue/entityTagQueries';
import { removeFiles } from '../../storage/removeFiles';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { checkKind, withMediaForm, type MediaForm } from './mediaForm';

const nullIfEmpty = (text: string | undefined) => (text === '' ? null : text);

/** Replaces the file of a media record; returns the keys of files that are no longer referenced. */
async function replaceFile(tx: Database, id: string, form: MediaForm, now: Date) {
  const { fields, file, filename, duration } = form;
  const before = requireFound(await lockMedia(tx, id), 'Media');
  if (fields.type !== undefined && fields.type !== before.type) {
    throwInvalid({ type: 'The type of a media cannot be changed' });
  }
  checkKind(file, before.type);
  const { key, contentType, size, etag } = file;
  await insertFile(tx, { key, content_type: contentType, size_bytes: size, etag });
  const change = {
    filename,
    file_key: key,
    duration,
    language: fields.language,
    title: nullIfEmpty(fields.title),
    transcript_text: nullIfEmpty(fields.transcript_text),
  };
  await changeMedia(tx, id, change, now);
  await replaceCovers(tx, { tourId: before.tour_id, from: before.file_key, to: key }, now);
  return deleteUnreferencedFiles(tx, [before.file_key]);
}

export function mediaRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, storage, clock, publicUrl } = context;
  const admin = requireAdmin(context);

  const precondition = (tx: Database, id: string) => ({
    entityTags: () => mediaEntityTags(tx, id),
    current: () => findMedia(tx, id, publicUrl),
  });

  return new Hono<WorkerEnv>()
    .get('/api/media/:id', admin, async (c) =>
      c.json(requireFound(await findMedia(database, c.req.param('id'), publicUrl), 'Media')),
    )

    .patch('/api/media/:id', admin, async (c) => {
      const id = c.req.param('id');
      if (c.req.header('content-type')?.toLowerCase().startsWith('multipart/') === true) {
        await enforceRateLimit(context, c, 'upload');
        const unused = await withMediaForm(c.req.raw, context, (form) =>
          database.transaction(async (tx) => {
            await checkIfMatch(c, precondition(tx, id));
            return replaceFile(tx, id, form, clock());
          }),
        );
        await removeFiles(storage, unused);
      } else {
        const change = await readValidJson(c, editRules.media.update);
        const exists = await database.transaction(async (tx) => {
          await checkIfMatch(c, precondition(tx, id));
          return changeMedia(tx, id, change, clock());
        });
        if (!exists) throwProblem(404, 'Media not found');
      }
      return c.json(requireFound(await findMedia(database, id, publicUrl), 'Media'));
    })

    .delete('/api/media/:id', admin, async (c) => {
      const id = c.req.param('id');
      const unused = await database.transaction(async (tx) => {
        const media = requireFound(await lockMedia(tx, id), 'Media');
        await checkIfMatch(c, precondition(tx, id));
        if (await isCover(tx, media.tour_id, media.file_key)) {
          throwProblem(409, 'Media is still in use and cannot be deleted.');
        }
        await deleteMedia(tx, id);
        return deleteUnreferencedFiles(tx, [media.file_key]);
      });
      await removeFiles(storage, unused);
      return c.body(null, 204);
    });
}
