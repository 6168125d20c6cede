import type { Context, Hono, MiddlewareHandler } from 'hono';
import { tokenOwner } from './auth';
import { readText } from './checked';
import type { Database } from '../database/database';
import { problem } from './answerProblem';
import {
  dropAnswersBefore,
  findKeptAnswer,
  holdKey,
  isAdminNow,
  keepAnswer,
  type KeyOwner,
} from './idempotencyQueries';
import type { WorkerContext } from './workerContext';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const keyPattern = /^[\x21-\x7e]{8,255}$/;

/** Ends the transaction without a trace: what was refused may be tried again under the same key. */
class Refused extends Error {
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

function keyOf(c: Context): string | null {
  const key = c.req.method === 'POST' ? c.req.header('idempotency-key') : undefined;
  // A form is streamed to the storage and is not held to be compared.
  const isForm = c.req.header('content-type')?.toLowerCase().startsWith('multipart/') === true;
  if (key === undefined || isForm) return null;
  if (!keyPattern.test(key)) problem(400, 'Idempotency-Key must be 8 to 255 visible characters');
  return key;
}

const inUse = (): never =>
  problem(409, 'A request with this Idempotency-Key is being answered: try again');

/**
 * A POST with an `Idempotency-Key` is done once. The answer is kept for seven days in the very
 * transaction of the work, so that a crash leaves both or neither; the same request gets the same
 * answer, another one under the same key 422, one that comes meanwhile 409. Only what was done is
 * kept: a request that was refused did nothing and is judged anew.
 *
 * `routesOver` makes the routes over a context, here one whose database is the transaction.
 */
export function idempotent(
  context: WorkerContext,
  routesOver: (context: WorkerContext) => Hono,
): MiddlewareHandler {
  const { database, clock } = context;
  // PGlite lets one transaction in at a time, so that a lock in the database alone never conflicts.
  const running = new Set<string>();

  async function replayed(tx: Database, owner: KeyOwner, fingerprint: string) {
    const kept = await findKeptAnswer(tx, owner);
    if (kept === null) return null;
    if (kept.fingerprint !== fingerprint) {
      problem(422, 'This Idempotency-Key was used for another request', { fields: {} });
    }
    if (kept.was_admin && !(await isAdminNow(tx, owner.personId))) {
      problem(403, 'Only administrators may do this');
    }
    const headers = { 'content-type': kept.content_type, 'idempotency-replayed': 'true' };
    return new Response(kept.body, { status: kept.status, headers });
  }

  async function answerOnce(c: Context, owner: KeyOwner, body: string): Promise<Response> {
    const fingerprint = await fingerprintOf(c.req.raw, body);
    const { url, method, headers } = c.req.raw;
    return database.transaction(async (tx) => {
      if (!(await holdKey(tx, owner))) return inUse();
      const now = clock();
      await dropAnswersBefore(tx, new Date(now.getTime() - KEPT_MS));
      const known = await replayed(tx, owner, fingerprint);
      if (known !== null) return known;
      const request = new Request(url, { method, headers, body: body === '' ? null : body });
      const response = await routesOver({ ...context, database: tx }).fetch(request, c.env);
      if (!response.ok) throw new Refused(response);
      const was_admin = await isAdminNow(tx, owner.personId);
      const content_type = response.headers.get('content-type') ?? 'application/json';
      const told = await response.clone().text();
      const answer = { fingerprint, was_admin, status: response.status, body: told, content_type };
      await keepAnswer(tx, owner, answer, now);
      return response;
    });
  }

  return async (c, next) => {
    const key = keyOf(c);
    if (key === null) return next();
    const person = await tokenOwner(context, c.req.header('authorization'));
    if (person === null) return next(); // The route says what is missing.
    const name = `${person.id} ${key}`;
    if (running.has(name)) inUse();
    running.add(name);
    try {
      return await answerOnce(c, { personId: person.id, key }, await readText(c.req.raw));
    } catch (failure) {
      if (failure instanceof Refused) return failure.response;
      throw failure;
    } finally {
      running.delete(name);
    }
  };
}
