import { Hono, type Context } from 'hono';
import { limits } from '../../../src/domain/limits';
import type { SectionHit, TourHit } from '../../../src/domain/tours/playlist';
import { requireAdmin } from '../../http/auth';
import { limitCalls } from '../../http/limitCalls';
import { searchSections, searchTours } from '../../queries/catalogue/searchQueries';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { requestedLanguage } from './requestedLanguage';
import { readLimit } from './readLimit';

export function searchRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, publicUrl } = context;

  const limited = limitCalls(context, 'search');
  const readSearch = (c: Context) => ({
    text: (c.req.query('q') ?? c.req.query('query') ?? '').trim(),
    language: requestedLanguage(c) ?? 'en',
    limit: readLimit(c.req.query('limit'), limits.searchResults),
  });
  return new Hono<WorkerEnv>()
    .get('/api/search', requireAdmin(context), limited, async (c) => {
      const hits: TourHit[] = await searchTours(database, { ...readSearch(c), publicUrl });
      return c.json(hits);
    })
    .get('/api/search/sections', requireAdmin(context), limited, async (c) => {
      const found = await searchSections(database, readSearch(c));
      const hits: SectionHit[] = found.map((hit) => ({ ...hit, title: hit.title ?? '' }));
      return c.json(hits);
    });
}
