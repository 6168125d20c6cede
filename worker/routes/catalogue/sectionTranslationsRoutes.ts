import { Hono } from 'hono';
import { editRules } from '../../../src/domain/forms/editRules';
import { requireAdmin } from '../../http/auth';
import { validateJson } from '../../http/validateJson';
import { checkIfMatch } from '../../http/precondition';
import { requireFound, throwProblem } from '../../http/problemResponse';
import { sectionTextEntityTags } from '../../queries/catalogue/entityTagQueries';
import { lockSection } from '../../queries/catalogue/sectionQueries';
import {
  changeSectionTranslation,
  deleteSectionTranslation,
  findSectionTranslation,
  insertSectionTranslation,
  listSectionTranslations,
} from '../../queries/catalogue/sectionTranslationQueries';
import type { Database } from '../../database/database';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';

const LIST = '/api/sections/:id/translations';
const ONE = '/api/sections/:id/translations/:language';

interface TextKey {
  sectionId: string;
  language: string;
}

const precondition = (tx: Database, key: TextKey) => ({
  entityTags: () => sectionTextEntityTags(tx, key),
  current: () => findSectionTranslation(tx, key),
});

export function sectionTranslationsRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, clock } = context;
  const admin = requireAdmin(context);
  const keyOf = ({ id, language }: { id: string; language: string }): TextKey => ({
    sectionId: id,
    language: language.toLowerCase(),
  });

  return new Hono<WorkerEnv>()
    .get(LIST, admin, async (c) => {
      const id = c.req.param('id');
      const texts = await database.transaction(async (tx) => {
        requireFound(await lockSection(tx, id), 'Section');
        return listSectionTranslations(tx, id);
      });
      return c.json(texts);
    })

    .post(LIST, admin, validateJson(editRules.sectionTranslation.create), async (c) => {
      const added = await database.transaction(async (tx) => {
        const id = c.req.param('id');
        requireFound(await lockSection(tx, id), 'Section');
        return insertSectionTranslation(tx, id, c.req.valid('json'), clock());
      });
      return c.json(added, 201);
    })

    .patch(ONE, admin, validateJson(editRules.sectionTranslation.update), async (c) => {
      const text = c.req.valid('json');
      const key = keyOf(c.req.param());
      const changed = await database.transaction(async (tx) => {
        await checkIfMatch(c, precondition(tx, key));
        return changeSectionTranslation(tx, key, text, clock());
      });
      return c.json(requireFound(changed, 'Translation'));
    })

    .delete(ONE, admin, async (c) => {
      const key = keyOf(c.req.param());
      const isDeleted = await database.transaction(async (tx) => {
        await checkIfMatch(c, precondition(tx, key));
        return deleteSectionTranslation(tx, key);
      });
      if (!isDeleted) throwProblem(404, 'Translation not found');
      return c.body(null, 204);
    });
}
