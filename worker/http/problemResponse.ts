import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { problemCodeFor } from '../../src/domain/problem';
import { logFailure } from '../logging/log';
import { isDatabaseUnavailable } from '../database/databaseUnavailable';
import { readSqlProblem } from '../database/sqlProblem';
import { StorageUnavailable, StorageMisconfigured } from '../storage/storageFailures';

/** An error response that can be thrown from anywhere within a route's handler. */
export class HttpProblem extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** Throws an error response `{ error, message, ...extra }` with the given status. */
export function throwProblem(
  status: ContentfulStatusCode,
  message: string,
  extra?: Record<string, unknown>,
): never {
  throw new HttpProblem(status, message, extra);
}

/** Throws a 422 with a message per field; the first one is also the message of the response. */
export function throwInvalid(fields: Record<string, string>): never {
  throwProblem(422, Object.values(fields)[0] ?? 'Invalid', { fields });
}

/** Returns the record; throws a 404 when it is missing. */
export function requireFound<T>(value: T | null | undefined, name: string): T {
  return value ?? throwProblem(404, `${name} not found`);
}

function problemJson(c: Context, status: ContentfulStatusCode, message: string, extra = {}) {
  return c.json({ error: problemCodeFor(status), message, ...extra }, status);
}

/** `Retry-After`, in seconds, of a 503 for an unavailable database or file store. */
export const RETRY_AFTER_SECONDS = 5;
export const DATABASE_UNAVAILABLE = 'The database does not answer. Please try again in a moment.';
export const STORAGE_UNAVAILABLE =
  'The store of files does not answer. Please try again in a moment.';

function respondUnavailable(c: Context, message: string, reason: string): Response {
  logFailure(`${c.req.method} ${c.req.path}`, reason);
  c.header('retry-after', String(RETRY_AFTER_SECONDS));
  return problemJson(c, 503, message);
}

export function onError(error: Error, c: Context): Response {
  if (error instanceof HttpProblem) return problemJson(c, error.status, error.message, error.extra);
  // Misconfiguration is a 503 as well: it may be corrected at the store, without restarting the worker.
  if (error instanceof StorageUnavailable || error instanceof StorageMisconfigured) {
    return respondUnavailable(c, STORAGE_UNAVAILABLE, error.message);
  }
  const fromSql = readSqlProblem(error);
  if (fromSql !== null) return problemJson(c, fromSql.status, fromSql.message, fromSql.extra);
  if (isDatabaseUnavailable(error)) {
    return respondUnavailable(c, DATABASE_UNAVAILABLE, `The database is away: ${error.message}`);
  }
  // An unexpected failure is logged; the response reveals no internals.
  logFailure(`${c.req.method} ${c.req.path}`, error);
  return problemJson(c, 500, 'Something went wrong on the server');
}

export function notFound(c: Context): Response {
  return problemJson(c, 404, `No such call: ${c.req.method} ${c.req.path}`);
}
