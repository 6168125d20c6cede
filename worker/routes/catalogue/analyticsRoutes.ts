import { Hono } from 'hono';
import { requireAdmin } from '../../http/auth';
import { respondFromCache } from '../../http/respondFromCache';
import { readJson } from '../../http/validateJson';
import { VersionedValue } from '../../http/versionedValue';
import { throwInvalid } from '../../http/problemResponse';
import {
  countSections,
  listDayPlays,
  listMostPlayedSections,
  listTourPopularity,
  readOverview,
  type SectionCounts,
} from '../../queries/catalogue/analyticsQueries';
import { findVersion, type VersionedRows } from '../../queries/catalogue/responseVersionQueries';
import { readLimit } from './readLimit';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';

/** Rows from which the section counts are computed. */
const sectionCountRows: VersionedRows[] = ['recordings', 'section_texts'];
const figureRows: VersionedRows[] = ['tours', 'plays', ...sectionCountRows];

/**
 * Rows whose latest changes a response may miss: with a constant stream of plays, all figures would otherwise be
 * recomputed at each write.
 */
const staleRows: VersionedRows[] = ['plays'];

const DEFAULT_DAYS = 28;
const MAX_DAYS = 366;

/** Play statistics, and recording of events. */
export function analyticsRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, playRecorder, clock } = context;
  const admin = requireAdmin(context);
  const known = new VersionedValue<SectionCounts>();
  const readNumbers = async () =>
    known.read(await findVersion(database, sectionCountRows), () => countSections(database));

  const kinds = new Map<string, () => Promise<unknown>>([
    ['overview', async () => ({ overview: await readOverview(database, await readNumbers()) })],
    [
      'sections',
      async () => ({
        sections: { most_played_sections: await listMostPlayedSections(database) },
      }),
    ],
    [
      'tours',
      async () => ({
        tours: { tour_popularity: await listTourPopularity(database, await readNumbers()) },
      }),
    ],
  ]);

  return new Hono<WorkerEnv>()
    .get('/api/analytics', admin, async (c) => {
      const kind = c.req.query('type') ?? 'overview';
      const build = kinds.get(kind);
      if (build === undefined) {
        throwInvalid({ type: 'The type is overview, sections or tours' });
      }
      const staleness = { rows: staleRows, maxMs: playRecorder.maxStaleMs };
      return respondFromCache(c, context, {
        key: `analytics ${kind}`,
        rows: figureRows,
        staleness,
        build,
      });
    })
    .get('/api/analytics/days', admin, async (c) => {
      const days = readLimit(c.req.query('days'), DEFAULT_DAYS, MAX_DAYS);
      return c.json(await listDayPlays(database, days, clock()));
    })
    .post('/api/analytics', admin, async (c) => {
      const event = await readJson(c.req.raw);
      if (typeof event !== 'object' || event === null || Array.isArray(event)) {
        throwInvalid({ event: 'A JSON object is expected' });
      }
      await playRecorder.addEvent(event);
      return c.json({}, 202);
    });
}
