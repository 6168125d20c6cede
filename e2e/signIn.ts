import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { localAccounts } from '../worker/supabase/localAccounts';

export type Account = keyof typeof localAccounts;

/** Requests a session of a local account, by the calls of a sign-in (PKCE, RFC 7636). */
async function requestSession({ request }: Page, account: Account): Promise<object> {
  const code_verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
  const chosen = await request.post('/auth/v1/authorize', {
    form: { account: localAccounts[account].id, code_challenge },
    maxRedirects: 0,
  });
  const redirect = new URL(chosen.headers()['location'] ?? '');
  const data = { auth_code: redirect.searchParams.get('code'), code_verifier };
  const exchanged = await request.post('/auth/v1/token?grant_type=pkce', { data });
  expect(exchanged.status()).toBe(200);
  return exchanged.json();
}

/** Stores a session where the hosted client keeps it, from a document of the site that runs no script. */
export async function storeSession(page: Page, account: Account = 'owner'): Promise<void> {
  const session = await requestSession(page, account);
  await page.goto('/robots.txt');
  await page.evaluate(
    (text) => localStorage.setItem('sb-localhost-auth-token', text),
    JSON.stringify(session),
  );
}

/** Opens a console page as a returning person (`guardAndSession` tests the login screen). */
export async function signIn(
  page: Page,
  path = '/admin/dashboard',
  account: Account = 'owner',
): Promise<void> {
  await storeSession(page, account);
  await page.goto(path);
}
