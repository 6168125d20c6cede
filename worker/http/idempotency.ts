import type { Context, Hono, MiddlewareHandler } from 'hono';
import { authenticate } from './auth';
import { readText } from './validateJson';
import type { Database } from '../database/database';
import { throwProblem } from './problemResponse';
import {
  deleteResponsesBefore,
  findStoredResponse,
  tryLockKey,
  storeResponse,
  type ScopedKey,
} from './idempotencyQueries';
import { unbufferedPlayRecorder } from '../plays/playRecorder';
import type { Push } from '../push/push';
import { isAdmin } from '../queries/people/adminQueries';
import type { WorkerContext } from './workerContext';

const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;
const keyPattern = /^[\x21-\x7e]{8,255}$/;

/** Rolls the transaction back: a refused request may be retried with the same key. */
class RefusedResponse extends Error {
  constructor(readonly response: Response) {
    super('refused');
  }
}

async function fingerprintOf(request: Request, body: string): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const text = `${request.method} ${pathname}${search}\n${body}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readKey(c: Context): string | null {
  const key = c.req.method === 'POST' ? c.req.header('idempotency-key') : undefined;
  // A multipart form is streamed to the storage, so there is no buffered body to fingerprint.
  const isForm = c.req.header('content-type')?.toLowerCase().startsWith('multipart/') === true;
  if (key === undefined || isForm) return null;
  if (!keyPattern.test(key)) {
    throwProblem(400, 'Idempotency-Key must be 8 to 255 visible characters');
  }
  return key;
}

const rejectConcurrent = (): never =>
  throwProblem(409, 'A request with this Idempotency-Key is being answered: try again');

/**
 * Executes a POST with an `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header) once. The response is stored
 * for seven days, in the transaction of the work itself, so that a crash leaves both or neither. A retry receives the
 * stored response, a different request with the same key a 422, a concurrent one a 409. Only successful responses are
 * stored: a refused request changed nothing and is executed again.
 *
 * `createRoutes` creates the routes for a context; here the context's database is the transaction.
 */
export function idempotent(
  context: WorkerContext,
  createRoutes: (context: WorkerContext) => Hono,
): MiddlewareHandler {
  const { database, clock } = context;
  // PGlite runs one transaction at a time, so a database lock alone never conflicts.
  const inFlight = new Set<string>();

  async function replay(tx: Database, owner: ScopedKey, fingerprint: string) {
    const stored = await findStoredResponse(tx, owner);
    if (stored === null) return null;
    if (stored.fingerprint !== fingerprint) {
      throwProblem(422, 'This Idempotency-Key was used for another request', { fields: {} });
    }
    if (stored.was_admin && !(await isAdmin(tx, owner.personId))) {
      throwProblem(403, 'Only administrators may do this');
    }
    const headers = { 'content-type': stored.content_type, 'idempotency-replayed': 'true' };
    return new Response(stored.body, { status: stored.status, headers });
  }

  async function executeOnce(c: Context, owner: ScopedKey, body: string): Promise<Response> {
    const fingerprint = await fingerprintOf(c.req.raw, body);
    const { url, method, headers } = c.req.raw;
    return database.transaction(async (tx) => {
      if (!(await tryLockKey(tx, owner))) return rejectConcurrent();
      const now = clock();
      await deleteResponsesBefore(tx, new Date(now.getTime() - RETENTION_MS));
      const replayed = await replay(tx, owner, fingerprint);
      if (replayed !== null) return replayed;
      const request = new Request(url, { method, headers, body: body === '' ? null : body });
      // Plays and events are written in this transaction as well. Sending is not awaited: it starts after the commit.
      const push: Push | null = context.push && {
        ...context.push,
        awaitSent: () => Promise.resolve(),
      };
      const inner: WorkerContext = {
        ...context,
        database: tx,
        playRecorder: unbufferedPlayRecorder(tx, clock),
        push,
      };
      const response = await createRoutes(inner).fetch(request, c.env);
      if (!response.ok) throw new RefusedResponse(response);
      const was_admin = await isAdmin(tx, owner.personId);
      const content_type = response.headers.get('content-type') ?? 'application/json';
      const responseBody = await response.clone().text();
      const snapshot = {
        fingerprint,
        was_admin,
        status: response.status,
        body: responseBody,
        content_type,
      };
      await storeResponse(tx, owner, snapshot, now);
      return response;
    });
  }

  return async (c, next) => {
    const key = readKey(c);
    if (key === null) return next();
    const person = await authenticate(context, c.req.header('authorization'));
    if (person === null) return next(); // The route itself responds with 401.
    const name = `${person.id} ${key}`;
    if (inFlight.has(name)) rejectConcurrent();
    inFlight.add(name);
    try {
      return await executeOnce(c, { personId: person.id, key }, await readText(c.req.raw));
    } catch (failure) {
      if (failure instanceof RefusedResponse) return failure.response;
      throw failure;
    } finally {
      inFlight.delete(name);
    }
  };
}
