import { Hono } from 'hono';
import { adminOnly } from '../../http/auth';
import { found } from '../../http/answerProblem';
import { countPlay } from '../../queries/catalogue/sectionQueries';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { askedLanguage } from '../catalogue/requestedLanguage';

export function playRoutes(context: WorkerContext): Hono<WorkerEnv> {
  return new Hono<WorkerEnv>().post('/api/sections/:id/play', adminOnly(context), async (c) => {
    const plays = await countPlay(context.database, c.req.param('id'), askedLanguage(c));
    return c.json({ plays: found(plays, 'Section') });
  });
}
