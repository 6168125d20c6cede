import { Hono } from 'hono';
import { endSessions, type SignOutScope } from './accountQueries';
import { AuthProblem } from './authProblem';
import { requireAccount, type StandInContext } from './standInContext';

const scopes: Record<string, SignOutScope> = {
  global: 'global',
  local: 'local',
  others: 'others',
};

/** The signed-in user, and sign-out. */
export function userRoutes(context: StandInContext): Hono {
  return new Hono()
    .get('/user', async (c) => c.json((await requireAccount(context, c)).account))
    .post('/logout', async (c) => {
      const { account, sessionId } = await requireAccount(context, c);
      const scope = scopes[c.req.query('scope') ?? 'global'];
      if (scope === undefined) {
        throw new AuthProblem(400, 'validation_failed', 'Unsupported logout scope');
      }
      await endSessions(context.database, account.id, sessionId, scope);
      return c.body(null, 204);
    });
}
