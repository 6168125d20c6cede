import { Hono } from 'hono';
import { requireAdmin } from '../../http/auth';
import { throwInvalid, throwProblem } from '../../http/problemResponse';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { requestedLanguage } from '../catalogue/requestedLanguage';

export function playRoutes(context: WorkerContext): Hono<WorkerEnv> {
  return new Hono<WorkerEnv>().post('/api/sections/:id/play', requireAdmin(context), async (c) => {
    const plays = await context.playRecorder.countPlay(c.req.param('id'), requestedLanguage(c));
    if (plays === 'unknown section') throwProblem(404, 'Section not found');
    if (plays === 'unknown language') throwInvalid({ language: 'Unknown language' });
    return c.json({ plays });
  });
}
