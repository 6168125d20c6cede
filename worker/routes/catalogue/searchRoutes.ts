import { Hono } from 'hono';
import { limits } from '../../../src/domain/limits';
import type { TourHit } from '../../../src/domain/tours/playlist';
import { requireAdmin } from '../../http/auth';
import { limitCalls } from '../../http/limitCalls';
import { searchTours } from '../../queries/catalogue/searchQueries';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { requestedLanguage } from './requestedLanguage';
import { readLimit } from './readLimit';

export function searchRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, publicUrl } = context;

  const limited = limitCalls(context, 'search');
  return new Hono<WorkerEnv>().get('/api/search', requireAdmin(context), limited, async (c) => {
    const text = (c.req.query('q') ?? c.req.query('query') ?? '').trim();
    const language = requestedLanguage(c) ?? 'en';
    const limit = readLimit(c.req.query('limit'), limits.searchResults);
    const hits: TourHit[] = await searchTours(database, { text, language, limit, publicUrl });
    return c.json(hits);
  });
}
