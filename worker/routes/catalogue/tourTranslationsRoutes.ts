import { Hono } from 'hono';
import { tourTextChangeRules, translationRules } from '../../../src/domain/tours/translation';
import { adminOnly } from '../../http/auth';
import { checked } from '../../http/checked';
import { checkUnchanged } from '../../http/precondition';
import { found, problem } from '../../http/answerProblem';
import { tourTextStamps } from '../../queries/catalogue/stampQueries';
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
  const admin = adminOnly(context);
  const keyOf = ({ id, language }: { id: string; language: string }) => ({
    tourId: id,
    language: language.toLowerCase(),
  });

  return new Hono<WorkerEnv>()
    .get(LIST, admin, async (c) => {
      const id = c.req.param('id');
      found(await listTourLanguages(database, id), 'Tour');
      return c.json(await listTourTranslations(database, id, publicUrl));
    })

    .post(LIST, admin, checked(translationRules), async (c) => {
      const added = await database.transaction(async (tx) => {
        const id = c.req.param('id');
        found(await lockTour(tx, id), 'Tour');
        const text = c.req.valid('json');
        return insertTourTranslation(tx, id, text, { publicUrl, now: clock() });
      });
      return c.json(added, 201);
    })

    .patch(ONE, admin, checked(tourTextChangeRules), async (c) => {
      const text = c.req.valid('json');
      const key = keyOf(c.req.param());
      const changed = await database.transaction(async (tx) => {
        await checkUnchanged(c, {
          stamps: () => tourTextStamps(tx, key),
          current: () => findTourTranslation(tx, key, publicUrl),
        });
        return changeTourTranslation(tx, key, text, { publicUrl, now: clock() });
      });
      return c.json(found(changed, 'Translation'));
    })

    .delete(ONE, admin, async (c) => {
      const key = keyOf(c.req.param());
      await database.transaction(async (tx) => {
        found(await lockTour(tx, key.tourId), 'Tour');
        await checkUnchanged(c, {
          stamps: () => tourTextStamps(tx, key),
          current: () => findTourTranslation(tx, key, publicUrl),
        });
        const languages = (await listTourLanguages(tx, key.tourId)) ?? [];
        if (!languages.includes(key.language)) problem(404, 'Translation not found');
        // Without any words a tour is in no list any more, and nobody could find it again.
        if (languages.length === 1) problem(409, 'The last translation cannot be deleted');
        await deleteTourTranslation(tx, key);
      });
      return c.body(null, 204);
    });
}
