import { Hono } from 'hono';
import { editRules } from '../../../src/domain/forms/editRules';
import { requireAdmin } from '../../http/auth';
import { validateJson } from '../../http/validateJson';
import { checkIfMatch } from '../../http/precondition';
import { requireFound, throwProblem } from '../../http/problemResponse';
import { tourTextEntityTags } from '../../queries/catalogue/entityTagQueries';
import { listTourLanguages, lockTour } from '../../queries/catalogue/tourQueries';
import {
  changeTourTranslation,
  deleteTourTranslation,
  findTourTranslation,
  insertTourTranslation,
  listTourTranslations,
} from '../../queries/catalogue/tourTranslationQueries';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';

const LIST = '/api/tours/:id/translations';
const ONE = '/api/tours/:id/translations/:language';

export function tourTranslationsRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, clock, publicUrl } = context;
  const admin = requireAdmin(context);
  const keyOf = ({ id, language }: { id: string; language: string }) => ({
    tourId: id,
    language: language.toLowerCase(),
  });

  return new Hono<WorkerEnv>()
    .get(LIST, admin, async (c) => {
      const id = c.req.param('id');
      requireFound(await listTourLanguages(database, id), 'Tour');
      return c.json(await listTourTranslations(database, id, publicUrl));
    })

    .post(LIST, admin, validateJson(editRules.tourTranslation.create), async (c) => {
      const added = await database.transaction(async (tx) => {
        const id = c.req.param('id');
        requireFound(await lockTour(tx, id), 'Tour');
        const text = c.req.valid('json');
        return insertTourTranslation(tx, id, text, { publicUrl, now: clock() });
      });
      return c.json(added, 201);
    })

    .patch(ONE, admin, validateJson(editRules.tourTranslation.update), async (c) => {
      const text = c.req.valid('json');
      const key = keyOf(c.req.param());
      const changed = await database.transaction(async (tx) => {
        await checkIfMatch(c, {
          entityTags: () => tourTextEntityTags(tx, key),
          current: () => findTourTranslation(tx, key, publicUrl),
        });
        return changeTourTranslation(tx, key, text, { publicUrl, now: clock() });
      });
      return c.json(requireFound(changed, 'Translation'));
    })

    .delete(ONE, admin, async (c) => {
      const key = keyOf(c.req.param());
      await database.transaction(async (tx) => {
        requireFound(await lockTour(tx, key.tourId), 'Tour');
        await checkIfMatch(c, {
          entityTags: () => tourTextEntityTags(tx, key),
          current: () => findTourTranslation(tx, key, publicUrl),
        });
        const languages = (await listTourLanguages(tx, key.tourId)) ?? [];
        if (!languages.includes(key.language)) throwProblem(404, 'Translation not found');
        // A tour without texts would appear in no list and could not be found again.
        if (languages.length === 1) throwProblem(409, 'The last translation cannot be deleted');
        await deleteTourTranslation(tx, key);
      });
      return c.body(null, 204);
    });
}
