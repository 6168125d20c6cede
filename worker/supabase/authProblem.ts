import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const API_VERSION = '2024-01-01';

/** An error response of the hosted backend: its client reads `code` only when the API version header is set. */
export class AuthProblem extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export function respondWithAuthProblem(c: Context, problem: AuthProblem): Response {
  c.header('x-supabase-api-version', API_VERSION);
  return c.json({ code: problem.code, message: problem.message }, problem.status);
}
