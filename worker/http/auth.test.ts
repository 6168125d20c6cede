import { drizzle } from 'drizzle-orm/node-postgres';
import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from 'jose';
import type { Database } from '../database/database';
import { createTokenVerifier } from './auth';

const issuer = 'http://localhost:4173/auth/v1';
const sub = '00000000-0000-4000-8000-000000000001';
const claims = { iss: issuer, aud: 'authenticated', sub, email: 'asha@kathayatra.test' };
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

/** Never queried: the verifier has no `isSignedOut`. */
const noDatabase: Database = drizzle.mock();

async function setUp() {
  const keys = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  const jwks = createLocalJWKSet({ keys: [jwk] });
  const sign = (payload: JWTPayload, key = keys.privateKey, kid = 'one') =>
    new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid }).sign(key);
  return { keys, sign, verifier: createTokenVerifier({ jwks, issuer }) };
}

test('a valid token says who it is', async () => {
  const { sign, verifier } = await setUp();
  const user_metadata = { full_name: 'Asha Menon', avatar_url: 'https://pictures.test/a.png' };
  const token = await sign({ ...claims, exp: inAnHour(), user_metadata });
  expect(await verifier.verify(token, noDatabase)).toEqual({
    id: sub,
    email: 'asha@kathayatra.test',
    full_name: 'Asha Menon',
    avatar_url: 'https://pictures.test/a.png',
  });
});

test('what a token does not say is null', async () => {
  const { sign, verifier } = await setUp();
  const token = await sign({ ...claims, email: '', exp: inAnHour(), user_metadata: null });
  expect(await verifier.verify(token, noDatabase)).toEqual({
    id: sub,
    email: null,
    full_name: null,
    avatar_url: null,
  });
});

type Setting = Awaited<ReturnType<typeof setUp>>;
const refused: Record<string, (setting: Setting) => Promise<string> | string> = {
  'no token at all': () => 'sb_publishable_abcdef',
  expired: ({ sign }) => sign({ ...claims, exp: inAnHour() - 7200 }),
  'without an end': ({ sign }) => sign(claims),
  'without a subject': ({ sign }) => sign({ ...claims, sub: undefined, exp: inAnHour() }),
  'for a subject that is no id': ({ sign }) => sign({ ...claims, sub: 'me', exp: inAnHour() }),
  'of another issuer': ({ sign }) => sign({ ...claims, iss: 'http://evil.test', exp: inAnHour() }),
  'for another audience': ({ sign }) => sign({ ...claims, aud: 'anon', exp: inAnHour() }),
  'with a key we do not know': ({ sign, keys }) =>
    sign({ ...claims, exp: inAnHour() }, keys.privateKey, 'two'),
  'by another key of the same name': async ({ sign }) =>
    sign({ ...claims, exp: inAnHour() }, (await generateKeyPair('ES256')).privateKey),
  'HS256 with our public key as its secret': async ({ keys }) =>
    new SignJWT({ ...claims, exp: inAnHour() })
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .sign(new TextEncoder().encode(await exportSPKI(keys.publicKey))),
  'alg none': () => new UnsecuredJWT({ ...claims, exp: inAnHour() }).encode(),
};

test.each(Object.entries(refused))('refuses a token %s', async (_name, make) => {
  const setting = await setUp();
  expect(await setting.verifier.verify(await make(setting), noDatabase)).toBeNull();
});

test('keys that cannot be fetched sign nobody out', async () => {
  const { sign } = await setUp();
  const jwks = () => Promise.reject(new TypeError('fetch failed'));
  const verifier = createTokenVerifier({ jwks, issuer });
  const verifying = verifier.verify(await sign({ ...claims, exp: inAnHour() }), noDatabase);
  await expect(verifying).rejects.toMatchObject({ status: 503 });
});
