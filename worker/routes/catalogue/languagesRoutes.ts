import { Hono } from 'hono';
import { GLOBE } from '../../../src/domain/languages/language';
import { languageChangeRules, languageRules } from '../../../src/domain/languages/languageRules';
import { requireAdmin } from '../../http/auth';
import { respondFromCache } from '../../http/respondFromCache';
import { validateJson } from '../../http/validateJson';
import { requireFound, throwProblem } from '../../http/problemResponse';
import {
  addLanguage,
  changeLanguage,
  clearDefault,
  deleteLanguage,
  listLanguages,
  lockLanguage,
} from '../../queries/catalogue/languageQueries';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { readFlag } from './readFlag';

const CANNOT_DISABLE = 'The default language cannot be disabled';

/** Languages of the catalogue; exactly one of them is the default. */
export function languagesRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, clock } = context;
  const admin = requireAdmin(context);

  return new Hono<WorkerEnv>()
    .get('/api/languages', async (c) => {
      const enabled = readFlag(c.req.query('enabled'));
      return respondFromCache(c, context, {
        key: JSON.stringify(['languages', enabled]),
        rows: ['languages'],
        build: () => listLanguages(database, enabled),
      });
    })

    .post('/api/languages', admin, validateJson(languageRules), async (c) => {
      const sent = c.req.valid('json');
      const draft = { ...sent, flag: sent.flag === '' ? GLOBE : sent.flag };
      if (draft.is_default && !draft.is_enabled) throwProblem(409, CANNOT_DISABLE);
      const added = await database.transaction(async (tx) => {
        if (draft.is_default) await clearDefault(tx, clock());
        return addLanguage(tx, draft, clock());
      });
      return c.json(added, 201);
    })

    .patch('/api/languages/:id', admin, validateJson(languageChangeRules), async (c) => {
      const change = c.req.valid('json');
      const changed = await database.transaction(async (tx) => {
        const before = requireFound(await lockLanguage(tx, c.req.param('id')), 'Language');
        const willBeDefault = change.is_default ?? before.is_default;
        if (before.is_default && !willBeDefault) {
          throwProblem(409, 'Make another language the default instead');
        }
        if (willBeDefault && change.is_enabled === false) throwProblem(409, CANNOT_DISABLE);
        const becomesDefault = willBeDefault && !before.is_default;
        if (becomesDefault) await clearDefault(tx, clock());
        const fullChange = becomesDefault ? { ...change, is_enabled: true } : change;
        return changeLanguage(tx, before.id, fullChange, clock());
      });
      return c.json(changed);
    })

    .delete('/api/languages/:id', admin, async (c) => {
      await database.transaction(async (tx) => {
        const language = requireFound(await lockLanguage(tx, c.req.param('id')), 'Language');
        if (language.is_default) throwProblem(409, 'Cannot delete the default language');
        await deleteLanguage(tx, language.id);
      });
      return c.body(null, 204);
    });
}
