import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from '../database/database';
import { createSupabaseStandIn, type StandInOptions } from './createSupabaseStandIn';
import type { LocalAccount } from './localAccounts';
import { migrateAccounts } from './migrateAccounts';
import { generateSigningKeys } from './signingKeys';

export const SITE = 'http://localhost:4173';
export const API_KEY = 'sb_publishable_local';
const RETURN_TO = `${SITE}/admin/dashboard`;

export interface TestStandIn {
  app: Hono;
  /** Advances the clock. */
  advance(seconds: number): void;
  /** Posts the account chooser's form; returns the redirect target. */
  choose(account: string, codeChallenge: string, redirectTo?: string): Promise<URL>;
  /** A session, as POST /token returns it. */
  signIn(account: LocalAccount): Promise<TestSession>;
  post(path: string, body: unknown, bearer?: string): Promise<Response>;
  get(path: string, bearer?: string, headers?: Record<string, string>): Promise<Response>;
}

export interface TestSession {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  expires_at: number;
  token_type: string;
  user: { id: string; email: string };
}

export const VERIFIER = 'a'.repeat(56);
/** Challenge S256 of VERIFIER: base64url(sha256(VERIFIER)). */
export const CHALLENGE = 's1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o';

const headersFor = (bearer: string | undefined): Record<string, string> => ({
  apikey: API_KEY,
  authorization: `Bearer ${bearer ?? API_KEY}`,
});

/** Opens the stand-in on a database and signs all accounts out. */
export async function testStandIn(
  database: Database,
  options: Partial<StandInOptions> = {},
): Promise<TestStandIn> {
  let now = new Date('2026-03-01T06:00:00.000Z');
  await migrateAccounts(database, now);
  await database.execute(sql`delete from auth_local.sessions`);
  await database.execute(sql`delete from auth_local.flow_states`);
  const app = createSupabaseStandIn({
    database,
    clock: () => now,
    keys: await generateSigningKeys(),
    issuer: `${SITE}/auth/v1`,
    allowedRedirects: [],
    ...options,
  });

  const standIn: TestStandIn = {
    app,
    advance: (seconds) => (now = new Date(now.getTime() + seconds * 1000)),
    async choose(account, codeChallenge, redirectTo = RETURN_TO) {
      const form = new URLSearchParams({ account, code_challenge: codeChallenge });
      form.set('redirect_to', redirectTo);
      const response = await app.request(`${SITE}/auth/v1/authorize`, {
        method: 'POST',
        body: form,
      });
      if (response.status !== 302) throw new Error(`${response.status}: ${await response.text()}`);
      return new URL(response.headers.get('location') ?? '');
    },
    async signIn(account) {
      const auth_code = (await standIn.choose(account.id, CHALLENGE)).searchParams.get('code');
      const body = { auth_code, code_verifier: VERIFIER };
      const response = await standIn.post('/auth/v1/token?grant_type=pkce', body);
      if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
      return response.json();
    },
    post: async (path, body, bearer) =>
      app.request(SITE + path, {
        method: 'POST',
        headers: { ...headersFor(bearer), 'content-type': 'application/json;charset=UTF-8' },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    get: async (path, bearer, headers) =>
      app.request(SITE + path, { headers: { ...headersFor(bearer), ...headers } }),
  };
  return standIn;
}
