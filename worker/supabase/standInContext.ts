import type { Context } from 'hono';
import type { Database } from '../database/database';
import type { RateLimiter } from '../http/rateLimits';
import type { AccessTokens } from './accessTokens';
import { type Account, findAccount, findSessionAccount } from './accountQueries';
import { AuthProblem } from './authProblem';

/** Dependencies of the stand-in's routes. */
export interface StandInContext {
  database: Database;
  clock: () => Date;
  tokens: AccessTokens;
  /** Redirect target of a sign-in whose requested target is not allowed. */
  site: string;
  allowedRedirects: readonly string[];
  rateLimiter: RateLimiter;
}

/** Counts a call; throws a 429 when this person, session or IP address exceeds its limit. */
export async function enforceRateLimit(
  { rateLimiter }: StandInContext,
  c: Context,
  action: 'sign-in' | 'refresh',
  person: string | null,
): Promise<void> {
  const seconds = await rateLimiter.count(c, action, person);
  if (seconds === null) return;
  c.header('retry-after', String(seconds));
  throw new AuthProblem(429, 'over_request_rate_limit', 'Request rate limit reached');
}

export function readBearerToken(c: Context): string | null {
  return /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

/** The account of a request's token; throws when its session has ended. */
export async function requireAccount(
  context: StandInContext,
  c: Context,
): Promise<{ account: Account; sessionId: string }> {
  const bearer = readBearerToken(c);
  if (bearer === null) {
    throw new AuthProblem(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const { userId, sessionId } = await context.tokens.read(bearer);
  if ((await findAccount(context.database, userId)) === null) {
    throw new AuthProblem(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  const account = await findSessionAccount(context.database, sessionId);
  if (account === null) {
    const message = 'Session from session_id claim in JWT does not exist';
    throw new AuthProblem(403, 'session_not_found', message);
  }
  return { account, sessionId };
}
