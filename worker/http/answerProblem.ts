import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { problemCodeFor } from '../../src/domain/problem';
import { logFailure } from '../logging/log';
import { readSqlProblem } from '../database/sqlProblem';

/** An answer other than success, thrown from wherever it is found out. */
export class WorkerProblem extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** Ends the call: `{ error, message, ...extra }` with this status. */
export function problem(
  status: ContentfulStatusCode,
  message: string,
  extra?: Record<string, unknown>,
): never {
  throw new WorkerProblem(status, message, extra);
}

/** 422 with a message per field; the first is the message of all. */
export function invalid(fields: Record<string, string>): never {
  problem(422, Object.values(fields)[0] ?? 'Invalid', { fields });
}

/** The record, or 404 when there is none. */
export function found<T>(value: T | null | undefined, name: string): T {
  return value ?? problem(404, `${name} not found`);
}

function answer(c: Context, status: ContentfulStatusCode, message: string, extra = {}) {
  return c.json({ error: problemCodeFor(status), message, ...extra }, status);
}

export function onError(error: Error, c: Context): Response {
  if (error instanceof WorkerProblem) return answer(c, error.status, error.message, error.extra);
  const fromSql = readSqlProblem(error);
  if (fromSql !== null) return answer(c, fromSql.status, fromSql.message, fromSql.extra);
  // A fault nobody foresaw: the caller learns nothing of the inside.
  logFailure(`${c.req.method} ${c.req.path}`, error);
  return answer(c, 500, 'Something went wrong on the server');
}

export function notFound(c: Context): Response {
  return answer(c, 404, `No such call: ${c.req.method} ${c.req.path}`);
}
