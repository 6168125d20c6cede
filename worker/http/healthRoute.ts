import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '../database/database';
import { RETRY_AFTER_SECONDS } from './problemResponse';

/** Longer than the queue of a busy database, shorter than the patience of what watches a service. */
const DATABASE_TIMEOUT_MS = 5000;

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** GET /healthz: 200 while the process answers. GET /readyz, and /health: 200 while the database answers too, else 503. */
export function healthRoute(database: Database, timeoutMs = DATABASE_TIMEOUT_MS): Hono {
  // Whoever asks meanwhile shares the query: the call needs no token.
  let asked: Promise<unknown> | null = null;
  const askDatabase = () =>
    (asked ??= Promise.resolve(database.execute(sql`select 1`)).finally(() => (asked = null)));

  const app = new Hono().get('/healthz', (c) => c.json({ ok: true }));
  return app.on('GET', ['/readyz', '/health'], async (c) => {
    try {
      await within(askDatabase(), timeoutMs);
      return c.json({ ok: true });
    } catch {
      const retry = { 'retry-after': String(RETRY_AFTER_SECONDS) };
      return c.json({ ok: false, message: 'The database does not answer' }, 503, retry);
    }
  });
}
