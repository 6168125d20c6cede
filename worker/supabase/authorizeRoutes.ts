import { type Context, Hono } from 'hono';
import { addFlowState, listAccounts } from './accountQueries';
import { AuthProblem } from './authProblem';
import { CANCELLED, chooserPage } from './chooserPage';
import { safeRedirect, withQuery } from './redirects';
import { enforceRateLimit, type StandInContext } from './standInContext';

const challengePattern = /^[A-Za-z0-9_-]{43}$/;

function requireChallenge(challenge: string | undefined): string {
  if (challenge === undefined || !challengePattern.test(challenge)) {
    const message = 'code_challenge is required: the stand-in knows the PKCE flow alone';
    throw new AuthProblem(400, 'validation_failed', message);
  }
  return challenge;
}

function setSecurityHeaders(c: Context, nonce: string): void {
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`;
  c.header('content-security-policy', policy);
  c.header('referrer-policy', 'no-referrer');
  c.header('cache-control', 'no-store');
}

async function field(c: Context, name: string): Promise<string | undefined> {
  const value = (await c.req.parseBody())[name];
  return typeof value === 'string' ? value : undefined;
}

/** Authorization endpoint with PKCE (RFC 7636): shows the account chooser and redirects back with a code. */
export function authorizeRoutes(context: StandInContext): Hono {
  const { database, clock } = context;
  const redirectFor = (requested: string | undefined): string =>
    safeRedirect(requested, context.site, context.allowedRedirects);

  return new Hono()
    .get('/authorize', async (c) => {
      const query = c.req.query();
      if (query['provider'] !== 'google') {
        const message = 'Unsupported provider: provider is not enabled';
        throw new AuthProblem(400, 'validation_failed', message);
      }
      const codeChallenge = requireChallenge(query['code_challenge']);
      if (query['code_challenge_method']?.toLowerCase() !== 's256') {
        throw new AuthProblem(400, 'validation_failed', 'code_challenge_method must be s256');
      }
      const nonce = crypto.randomUUID();
      setSecurityHeaders(c, nonce);
      const accounts = await listAccounts(database);
      const redirectTo = redirectFor(query['redirect_to']);
      return c.html(chooserPage({ accounts, redirectTo, codeChallenge, nonce }));
    })
    .post('/authorize', async (c) => {
      const redirectTo = redirectFor(await field(c, 'redirect_to'));
      const codeChallenge = requireChallenge(await field(c, 'code_challenge'));
      const selected = (await field(c, 'account')) ?? '';
      if (selected === CANCELLED) {
        const error_description = 'The person turned back at the account chooser';
        return c.redirect(
          withQuery(redirectTo, { error: 'access_denied', error_description }),
          302,
        );
      }
      const accounts = await listAccounts(database);
      const account = accounts.find(({ id }) => id === selected);
      await enforceRateLimit(context, c, 'sign-in', account?.id ?? null);
      if (account === undefined) {
        throw new AuthProblem(404, 'user_not_found', 'User not found');
      }
      const code = await addFlowState(database, account.id, codeChallenge, clock());
      return c.redirect(withQuery(redirectTo, { code }), 302);
    });
}
