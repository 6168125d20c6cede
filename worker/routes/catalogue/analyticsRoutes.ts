import { Hono } from 'hono';
import { requireAdmin } from '../../http/auth';
import { readJson } from '../../http/validateJson';
import { throwInvalid } from '../../http/problemResponse';
import {
  addEvent,
  listMostPlayedSections,
  listTourPopularity,
  readOverview,
} from '../../queries/catalogue/analyticsQueries';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';

/** Play statistics, and recording of events. */
export function analyticsRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, clock } = context;
  const admin = requireAdmin(context);

  return new Hono<WorkerEnv>()
    .get('/api/analytics', admin, async (c) => {
      switch (c.req.query('type') ?? 'overview') {
        case 'overview':
          return c.json({ overview: await readOverview(database) });
        case 'sections': {
          const most_played_sections = await listMostPlayedSections(database);
          return c.json({ sections: { most_played_sections } });
        }
        case 'tours':
          return c.json({ tours: { tour_popularity: await listTourPopularity(database) } });
        default:
          return throwInvalid({ type: 'The type is overview, sections or tours' });
      }
    })
    .post('/api/analytics', admin, async (c) => {
      const event = await readJson(c.req.raw);
      if (typeof event !== 'object' || event === null || Array.isArray(event)) {
        throwInvalid({ event: 'A JSON object is expected' });
      }
      await addEvent(database, event, clock());
      return c.json({}, 202);
    });
}
