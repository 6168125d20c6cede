import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { withTimeout } from '../../src/platform/withTimeout';
import type { Database } from '../database/database';
import type { Storage } from '../storage/storage';
import { RETRY_AFTER_SECONDS } from './problemResponse';

/** Longer than a query waits in a busy database, and shorter than the usual time-outs of health checks. */
const TIMEOUT_MS = 5000;

/** Concurrent calls share one check, because the call is public. */
function singleFlight(check: () => Promise<unknown>): () => Promise<unknown> {
  let inFlight: Promise<unknown> | null = null;
  return () => (inFlight ??= check().finally(() => (inFlight = null)));
}

interface Dependencies {
  database: Database;
  storage: Storage;
}

/**
 * GET /healthz: 200 while the process responds. GET /readyz and /health: 200 while the database and the file store
 * respond as well, otherwise 503 with the name of the unavailable one.
 */
export function healthRoute({ database, storage }: Dependencies, timeoutMs = TIMEOUT_MS): Hono {
  const checkDatabase = singleFlight(() => Promise.resolve(database.execute(sql`select 1`)));
  const checkStorage = singleFlight(() => storage.check());
  const responds = (check: Promise<unknown>) => {
    const succeeds = check.then(
      () => true,
      () => false,
    );
    return withTimeout(succeeds, timeoutMs, () => false);
  };

  const app = new Hono().get('/healthz', (c) => c.json({ ok: true }));
  return app.on('GET', ['/readyz', '/health'], async (c) => {
    const [hasDatabase, hasStorage] = await Promise.all([
      responds(checkDatabase()),
      responds(checkStorage()),
    ]);
    if (hasDatabase && hasStorage) return c.json({ ok: true });
    const missing = hasDatabase ? 'store of files' : 'database';
    const retry = { 'retry-after': String(RETRY_AFTER_SECONDS) };
    return c.json({ ok: false, message: `The ${missing} does not answer` }, 503, retry);
  });
}
