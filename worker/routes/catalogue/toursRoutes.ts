import { Hono } from 'hono';
import { editRules } from '../../../src/domain/forms/editRules';
import type { EditedTour, OutdatedTranslation } from '../../../src/domain/tours/tour';
import { requireAdmin } from '../../http/auth';
import { respondFromCache } from '../../http/respondFromCache';
import { validateJson } from '../../http/validateJson';
import { checkIfMatch } from '../../http/precondition';
import { requireFound, throwProblem } from '../../http/problemResponse';
import { listFilesOfTour, deleteUnreferencedFiles } from '../../queries/catalogue/fileQueries';
import { listEditedTours } from '../../queries/catalogue/editedTourQueries';
import { tourEntityTags } from '../../queries/catalogue/entityTagQueries';
import { listOutdatedTranslations } from '../../queries/catalogue/outdatedTranslationQueries';
import {
  changeTour,
  deleteTour,
  findChangedTour,
  findTour,
  insertTour,
  listTourLanguages,
  listTourPage,
  listTours,
  lockTour,
} from '../../queries/catalogue/tourQueries';
import { insertTourTranslation } from '../../queries/catalogue/tourTranslationQueries';
import { removeFiles } from '../../storage/removeFiles';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { readFlag } from './readFlag';
import { readLimit } from './readLimit';
import { requestedLanguage } from './requestedLanguage';
import { readTourPage, respondTourPage } from './tourPages';

/** Default number of edited tours in a response. */
const DEFAULT_EDITED_LIMIT = 20;

export function toursRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, storage, clock, publicUrl } = context;
  const admin = requireAdmin(context);

  return new Hono<WorkerEnv>()
    .get('/api/tours', admin, async (c) => {
      const language = requestedLanguage(c) ?? 'en';
      const isPublished = readFlag(c.req.query('published'));
      const options = { publicUrl, language, isPublished };
      const page = readTourPage(c);
      if (page !== null) return respondTourPage(c, await listTourPage(database, options, page));
      return respondFromCache(c, context, {
        key: JSON.stringify(['tours', language, isPublished]),
        rows: ['tours'],
        build: () => listTours(database, options),
      });
    })

    .get('/api/edited-tours', admin, async (c) => {
      const limit = readLimit(c.req.query('limit'), DEFAULT_EDITED_LIMIT);
      const edited: EditedTour[] = await listEditedTours(database, limit);
      return c.json(edited);
    })

    .get('/api/outdated-translations', admin, async (c) => {
      const outdated: OutdatedTranslation[] = await listOutdatedTranslations(database);
      return c.json(outdated);
    })

    .post('/api/tours', admin, validateJson(editRules.tour.create), async (c) => {
      const draft = c.req.valid('json');
      const tour = await database.transaction(async (tx) => {
        const id = requireFound(await insertTour(tx, draft, clock()), 'Tour');
        const text = { ...draft, language: draft.primary_language };
        await insertTourTranslation(tx, id, text, { publicUrl, now: clock() });
        return findTour(tx, id, { publicUrl, language: null });
      });
      return c.json([tour], 201);
    })

    .get('/api/tours/:id', admin, async (c) => {
      const id = c.req.param('id');
      const tour = await findTour(database, id, { publicUrl, language: requestedLanguage(c) });
      if (tour !== null) return c.json([tour]);
      const available_languages = requireFound(await listTourLanguages(database, id), 'Tour');
      return throwProblem(404, 'Tour not found in this language', { available_languages });
    })

    .patch('/api/tours/:id', admin, validateJson(editRules.tour.update), async (c) => {
      const id = c.req.param('id');
      const change = c.req.valid('json');
      const tour = await database.transaction(async (tx) => {
        await checkIfMatch(c, {
          entityTags: () => tourEntityTags(tx, id),
          current: () => findChangedTour(tx, id, { publicUrl, language: requestedLanguage(c) }),
        });
        const exists = await changeTour(tx, id, change, { publicUrl, now: clock() });
        if (!exists) throwProblem(404, 'Tour not found');
        return findChangedTour(tx, id, { publicUrl, language: requestedLanguage(c) });
      });
      return c.json([tour]);
    })

    .delete('/api/tours/:id', admin, async (c) => {
      const id = c.req.param('id');
      const unused = await database.transaction(async (tx) => {
        requireFound(await lockTour(tx, id), 'Tour');
        await checkIfMatch(c, {
          entityTags: () => tourEntityTags(tx, id),
          current: () => findChangedTour(tx, id, { publicUrl, language: requestedLanguage(c) }),
        });
        const keys = await listFilesOfTour(tx, id);
        await deleteTour(tx, id);
        return deleteUnreferencedFiles(tx, keys);
      });
      await removeFiles(storage, unused);
      return c.body(null, 204);
    });
}
