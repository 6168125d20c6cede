import { createHash, randomBytes } from 'node:crypto';
import { localAccounts } from '../../worker/supabase/localAccounts';

/** Access token of the owner from the local stand-in, by the PKCE flow (RFC 7636). */
export async function signInByHttp(url: string): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const form = {
    redirect_to: url,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    account: localAccounts.owner.id,
  };
  const chosen = await fetch(`${url}/auth/v1/authorize`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  const auth_code = new URL(chosen.headers.get('location') ?? url).searchParams.get('code');
  const response = await fetch(`${url}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    headers: { apikey: 'bench', 'content-type': 'application/json' },
    body: JSON.stringify({ auth_code, code_verifier: verifier }),
  });
  const { access_token } = (await response.json()) as { access_token?: string }; // the stand-in's response
  if (access_token === undefined) throw new Error(`Nobody could sign in: ${response.status}`);
  return access_token;
}
