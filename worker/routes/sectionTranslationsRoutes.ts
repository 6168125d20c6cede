import { Hono } from 'hono';
import { sectionTextChangeRules, translationRules } from '../../src/domain/translation';
import { adminOnly } from '../auth';
import { checked } from '../checked';
import { found, problem } from '../problem';
import { lockSection } from '../queries/sectionQueries';
import {
  changeSectionTranslation,
  deleteSectionTranslation,
  insertSectionTranslation,
  listSectionTranslations,
} from '../queries/sectionTranslationQueries';
import type { WorkerContext, WorkerEnv } from '../workerContext';

const LIST = '/api/sections/:id/translations';
const ONE = '/api/sections/:id/translations/:language';

export function sectionTranslationsRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, clock } = context;
  const admin = adminOnly(context);
  const keyOf = ({ id, language }: { id: string; language: string }) => ({
    sectionId: id,
    language: language.toLowerCase(),
  });

  return new Hono<WorkerEnv>()
    .get(LIST, admin, async (c) => {
      const id = c.req.param('id');
      const texts = await database.transaction(async (tx) => {
        found(await lockSection(tx, id), 'Section');
        return listSectionTranslations(tx, id);
      });
      return c.json(texts);
    })

    .post(LIST, admin, checked(translationRules), async (c) => {
      const added = await database.transaction(async (tx) => {
        const id = c.req.param('id');
        found(await lockSection(tx, id), 'Section');
        return insertSectionTranslation(tx, id, c.req.valid('json'), clock());
      });
      return c.json(added, 201);
    })

    .patch(ONE, admin, checked(sectionTextChangeRules), async (c) => {
      const text = c.req.valid('json');
      const key = keyOf(c.req.param());
      const changed = await changeSectionTranslation(database, key, text, clock());
      return c.json(found(changed, 'Translation'));
    })

    .delete(ONE, admin, async (c) => {
      const isDeleted = await deleteSectionTranslation(database, keyOf(c.req.param()));
      if (!isDeleted) problem(404, 'Translation not found');
      return c.body(null, 204);
    });
}
