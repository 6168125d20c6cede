import { Hono } from 'hono';
import { limits } from '../../../src/domain/limits';
import { searchPublicPlaylists } from '../../queries/public/playlistQueries';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { readLimit } from '../catalogue/readLimit';

/** Search of public playlists. Private ones are never listed. */
export function playlistsRoutes({ database }: WorkerContext): Hono<WorkerEnv> {
  return new Hono<WorkerEnv>().get('/api/public-playlists', async (c) => {
    const playlists = await searchPublicPlaylists(database, {
      text: (c.req.query('search') ?? '').trim(),
      language: c.req.query('lang') ?? 'en',
      limit: readLimit(c.req.query('limit'), limits.searchResults),
    });
    return c.json(playlists);
  });
}
