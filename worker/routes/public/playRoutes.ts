import { Hono } from 'hono';
import { requireAdmin } from '../../http/auth';
import { requireFound } from '../../http/problemResponse';
import { countPlay } from '../../queries/catalogue/sectionQueries';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { requestedLanguage } from '../catalogue/requestedLanguage';

export function playRoutes(context: WorkerContext): Hono<WorkerEnv> {
  return new Hono<WorkerEnv>().post('/api/sections/:id/play', requireAdmin(context), async (c) => {
    const plays = await countPlay(context.database, c.req.param('id'), requestedLanguage(c));
    return c.json({ plays: requireFound(plays, 'Section') });
  });
}
