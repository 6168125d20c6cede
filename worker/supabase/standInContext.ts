import type { Context } from 'hono';
import type { Database } from '../database/database';
import type { AccessTokens } from './accessTokens';
import { type Account, findAccount, findSessionAccount } from './accountQueries';
import { AuthProblem } from './authProblem';

/** What the stand-in's routes work with. */
export interface StandInContext {
  database: Database;
  clock: () => Date;
  tokens: AccessTokens;
  /** The public half of the signing pair, as a key set. */
  keySet: { keys: object[] };
  /** Where a sign-in goes when it asks for an address that is not allowed. */
  site: string;
  allowedRedirects: readonly string[];
}

export function bearerOf(c: Context): string | null {
  return /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

/** The person of a call's token, whose session must still stand. */
export async function requireAccount(
  context: StandInContext,
  c: Context,
): Promise<{ account: Account; sessionId: string }> {
  const bearer = bearerOf(c);
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
