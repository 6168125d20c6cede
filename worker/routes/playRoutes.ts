import { Hono } from 'hono';
import { adminOnly } from '../auth';
import { found } from '../problem';
import { countPlay } from '../queries/sectionQueries';
import type { WorkerContext, WorkerEnv } from '../workerContext';
import { askedLanguage } from './askedLanguage';

export function playRoutes(context: WorkerContext): Hono<WorkerEnv> {
  return new Hono<WorkerEnv>().post('/api/sections/:id/play', adminOnly(context), async (c) => {
    const plays = await countPlay(context.database, c.req.param('id'), askedLanguage(c));
    return c.json({ plays: found(plays, 'Section') });
  });
}
