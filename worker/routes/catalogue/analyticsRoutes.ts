import { Hono } from 'hono';
import { adminOnly } from '../../http/auth';
import { readJson } from '../../http/checked';
import { invalid } from '../../http/answerProblem';
import {
  addEvent,
  listMostPlayedSections,
  listTourPopularity,
  readOverview,
} from '../../queries/catalogue/analyticsQueries';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';

/** What was played, and events as they come. */
export function analyticsRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, clock } = context;
  const admin = adminOnly(context);

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
          return invalid({ type: 'The type is overview, sections or tours' });
      }
    })
    .post('/api/analytics', admin, async (c) => {
      const event = await readJson(c.req.raw);
      if (typeof event !== 'object' || event === null || Array.isArray(event)) {
        invalid({ event: 'A JSON object is expected' });
      }
      await addEvent(database, event, clock());
      return c.json({}, 202);
    });
}
