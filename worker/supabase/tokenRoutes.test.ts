import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify } from 'jose';
import type { Database } from '../database/database';
import { describeOnEachDatabase } from '../testing/openTestDatabase';
import { localAccounts } from './localAccounts';
import { CHALLENGE, SITE, testStandIn, type TestStandIn, VERIFIER } from './testStandIn';

describeOnEachDatabase('sessions of the stand-in', (open) => {
  let database: Database;
  let standIn: TestStandIn;

  beforeEach(async () => {
    database = await open();
    standIn = await testStandIn(database);
  });

  const exchange = (auth_code: string | null, code_verifier: string) =>
    standIn.post('/auth/v1/token?grant_type=pkce', { auth_code, code_verifier });
  const refresh = (refresh_token: string) =>
    standIn.post('/auth/v1/token?grant_type=refresh_token', { refresh_token });
  const newCode = async () =>
    (await standIn.choose(localAccounts.owner.id, CHALLENGE)).searchParams.get('code');
  const codeOf = async (response: Response) => ({
    status: response.status,
    version: response.headers.get('x-supabase-api-version'),
    code: (await response.json()).code,
  });
  const failure = (status: number, code: string) => ({ status, code, version: '2024-01-01' });

  it.each(['/auth/v1/token?grant_type=pkce', '/auth/v1/authorize', '/auth/v1/logout'])(
    'refuses a body of more than 64 kB at %s, also without a stated length',
    async (path) => {
      const part = new Uint8Array(16 * 1024).fill(0x61);
      let pulled = 0;
      const endless = new ReadableStream({
        pull(controller) {
          pulled += 1;
          if (pulled > 10_000) controller.close();
          else controller.enqueue(part);
        },
      });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const init = { method: 'POST', headers, body: endless, duplex: 'half' as const };
      const streamed = await standIn.app.request(SITE + path, init);
      expect(streamed.status).toBeGreaterThanOrEqual(400);
      expect(streamed.status).toBeLessThan(500);
      expect(pulled).toBeLessThan(100);
      const stated = await standIn.app.request(SITE + path, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(300 * 1024 * 1024) },
        body: 'x',
      });
      expect(await codeOf(stated)).toEqual(failure(413, 'request_too_large'));
    },
  );

  it('begins with a token that the published keys verify', async () => {
    const session = await standIn.signIn(localAccounts.owner);
    expect(session).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: {
        id: localAccounts.owner.id,
        aud: 'authenticated',
        email: 'asha.menon@kathayatra.example',
        user_metadata: { full_name: 'Asha Menon' },
        app_metadata: { provider: 'google' },
      },
    });
    const keysUrl = new URL(`${SITE}/auth/v1/.well-known/jwks.json`);
    const jwks = createRemoteJWKSet(keysUrl, {
      [customFetch]: async (url: string) => standIn.app.request(url),
    });
    const { payload } = await jwtVerify(session.access_token, jwks, {
      issuer: `${SITE}/auth/v1`,
      audience: 'authenticated',
      algorithms: ['ES256'],
      currentDate: new Date('2026-03-01T06:00:00.000Z'),
    });
    expect(payload).toMatchObject({
      sub: localAccounts.owner.id,
      role: 'authenticated',
      aal: 'aal1',
      is_anonymous: false,
      session_id: expect.any(String),
      exp: session.expires_at,
    });
  });

  it('takes a code once, with its verifier, for five minutes', async () => {
    const code = await newCode();
    expect(await codeOf(await exchange(code, 'b'.repeat(56)))).toEqual(
      failure(400, 'bad_code_verifier'),
    );
    expect((await exchange(code, VERIFIER)).status).toBe(200);
    expect(await codeOf(await exchange(code, VERIFIER))).toEqual(
      failure(404, 'flow_state_not_found'),
    );
    const old = await newCode();
    standIn.advance(301);
    expect(await codeOf(await exchange(old, VERIFIER))).toEqual(failure(403, 'flow_state_expired'));
    expect(await codeOf(await exchange('x', VERIFIER))).toEqual(
      failure(404, 'flow_state_not_found'),
    );
    expect(await codeOf(await exchange(null, VERIFIER))).toEqual(failure(400, 'validation_failed'));
  });

  it('exchanges refresh tokens one for the next', async () => {
    const first = await standIn.signIn(localAccounts.owner);
    standIn.advance(3000);
    const second = await (await refresh(first.refresh_token)).json();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.expires_at).toBe(first.expires_at + 3000);
    expect(decodeJwt(second.access_token).session_id).toBe(
      decodeJwt(first.access_token).session_id,
    );
  });

  it('returns the active token to its parent, however late', async () => {
    const first = await standIn.signIn(localAccounts.owner);
    const second = await (await refresh(first.refresh_token)).json();
    standIn.advance(3600);
    const again = await (await refresh(first.refresh_token)).json();
    expect(again.refresh_token).toBe(second.refresh_token);
  });

  it('lets tabs that race go on within ten seconds', async () => {
    const first = await standIn.signIn(localAccounts.owner);
    const responses = await Promise.all([1, 2, 3].map(() => refresh(first.refresh_token)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [one, two] = await Promise.all(responses.map((response) => response.json()));
    expect(one.refresh_token).toBe(two.refresh_token);
  });

  it('ends the family when an old token comes back', async () => {
    const first = await standIn.signIn(localAccounts.owner);
    const second = await (await refresh(first.refresh_token)).json();
    const third = await (await refresh(second.refresh_token)).json();
    expect((await refresh(first.refresh_token)).status).toBe(200);
    standIn.advance(11);
    expect(await codeOf(await refresh(first.refresh_token))).toEqual(
      failure(400, 'refresh_token_already_used'),
    );
    standIn.advance(11);
    expect(await codeOf(await refresh(third.refresh_token))).toEqual(
      failure(400, 'refresh_token_already_used'),
    );
  });

  it('says what is wrong with anything else', async () => {
    expect(await codeOf(await refresh('x'))).toEqual(failure(400, 'refresh_token_not_found'));
    const grant = await standIn.post('/auth/v1/token?grant_type=password', {});
    expect(await codeOf(grant)).toEqual(failure(400, 'invalid_credentials'));
    const empty = await standIn.post('/auth/v1/token?grant_type=pkce', undefined);
    expect(await codeOf(empty)).toEqual(failure(400, 'bad_json'));
  });

  it('lives as long as it is told', async () => {
    standIn = await testStandIn(database, { accessTokenSeconds: 60 });
    const session = await standIn.signIn(localAccounts.owner);
    expect(session.expires_in).toBe(60);
    standIn.advance(61);
    const user = await standIn.get('/auth/v1/user', session.access_token);
    expect(await codeOf(user)).toEqual(failure(403, 'bad_jwt'));
  });
});
