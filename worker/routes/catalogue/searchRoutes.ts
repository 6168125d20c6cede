import { Hono, type Context } from 'hono';
import { limits } from '../../../src/domain/limits';
import type { SectionHit, TourHit } from '../../../src/domain/tours/playlist';
import type { TextHit } from '../../../src/domain/translating/textHit';
import { requireAdmin } from '../../http/auth';
import { limitCalls } from '../../http/limitCalls';
import { searchSections, searchTours } from '../../queries/catalogue/searchQueries';
import { searchTexts } from '../../queries/catalogue/textSearchQueries';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { requestedLanguage } from './requestedLanguage';
import { readLimit } from './readLimit';

const readLanguage = (c: Context, name: 'from' | 'to') =>
  (c.req.query(name) ?? '').trim().toLowerCase();

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
    })
    .get('/api/search/texts', requireAdmin(context), limited, async (c) => {
      const { text, limit } = readSearch(c);
      const from = readLanguage(c, 'from');
      const to = readLanguage(c, 'to');
      const isAsked = text !== '' && from !== '' && to !== '';
      const hits: TextHit[] = isAsked ? await searchTexts(database, { text, from, to, limit }) : [];
      return c.json(hits);
    });
}
