import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const API_VERSION = '2024-01-01';

/** A failure in the hosted backend's own words: the client reads `code`, and only with the header. */
export class AuthProblem extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export function answerAuthProblem(c: Context, problem: AuthProblem): Response {
  c.header('x-supabase-api-version', API_VERSION);
  return c.json({ code: problem.code, message: problem.message }, problem.status);
}
