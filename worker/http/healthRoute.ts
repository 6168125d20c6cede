import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '../database/database';
import type { Storage } from '../storage/storage';
import { RETRY_AFTER_SECONDS } from './problemResponse';

/** Longer than the queue of a busy database, shorter than the patience of what watches a service. */
const TIMEOUT_MS = 5000;

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Concurrent calls share one response: the call needs no token. */
function shared(ask: () => Promise<unknown>): () => Promise<unknown> {
  let asked: Promise<unknown> | null = null;
  return () => (asked ??= ask().finally(() => (asked = null)));
}

interface Dependencies {
  database: Database;
  storage: Storage;
}

/**
 * GET /healthz: 200 while the process responds. GET /readyz, and /health: 200 while the database and the store of
 * files respond too, else 503 with the name of what does not.
 */
export function healthRoute({ database, storage }: Dependencies, timeoutMs = TIMEOUT_MS): Hono {
  const askDatabase = shared(() => Promise.resolve(database.execute(sql`select 1`)));
  const askStorage = shared(() => storage.check());
  const responds = (work: Promise<unknown>) =>
    within(work, timeoutMs).then(
      () => true,
      () => false,
    );

  const app = new Hono().get('/healthz', (c) => c.json({ ok: true }));
  return app.on('GET', ['/readyz', '/health'], async (c) => {
    const [hasDatabase, hasStorage] = await Promise.all([
      responds(askDatabase()),
      responds(askStorage()),
    ]);
    if (hasDatabase && hasStorage) return c.json({ ok: true });
    const missing = hasDatabase ? 'store of files' : 'database';
    const retry = { 'retry-after': String(RETRY_AFTER_SECONDS) };
    return c.json({ ok: false, message: `The ${missing} does not answer` }, 503, retry);
  });
}
