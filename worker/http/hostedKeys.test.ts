import { generateKeyPair, SignJWT } from 'jose';
import type { OpenDatabase } from '../database/openDatabase';
import { localAccounts } from '../supabase/localAccounts';
import { generateSigningKeys, type SigningKeys } from '../supabase/signingKeys';
import { SITE, testStandIn } from '../supabase/testStandIn';
import { openTestDatabase } from '../testing/openTestDatabase';
import { createTokenVerifier } from './auth';
import {
  UNKNOWN_KEY_COOLDOWN_MS,
  createHostedKeys,
  STALE_IF_ERROR_MS,
  RETRY_AFTER_FAILURE_MS,
} from './hostedKeys';

const issuer = `${SITE}/auth/v1`;
const startedAt = Date.parse('2026-03-01T06:00:00.000Z');
const signedIn = { id: localAccounts.owner.id };

let opened: OpenDatabase;
beforeAll(async () => (opened = await openTestDatabase()));
afterAll(() => opened.close());

let now: number;
beforeEach(() => {
  now = startedAt;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** A worker with a sign-in service that can rotate its keys and become unavailable. */
async function setUp() {
  const { database } = opened;
  const service = { fetches: 0, isAway: false, standIn: await testStandIn(database) };
  const jwks = createHostedKeys(new URL(`${issuer}/.well-known/jwks.json`), async (url) => {
    service.fetches += 1;
    if (service.isAway) return new Response('Bad gateway', { status: 502 });
    return service.standIn.app.request(url);
  });
  const clock = () => new Date(startedAt);
  const verifier = createTokenVerifier({ jwks, issuer, clock });
  return {
    service,
    verify: (token: string) => verifier.verify(token, database),
    async rotateTo(keys: SigningKeys, ...formerKeys: SigningKeys[]) {
      service.standIn = await testStandIn(database, { keys, formerKeys });
    },
    token: async () => (await service.standIn.signIn(localAccounts.owner)).access_token,
  };
}

const away = { status: 503 };

/** A forged token, signed with a key that the service never had. */
async function forgedToken(kid: string): Promise<string> {
  const { privateKey } = await forgedKeys;
  return new SignJWT({ session_id: kid })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuer(issuer)
    .setAudience('authenticated')
    .setSubject(localAccounts.owner.id)
    .setExpirationTime(startedAt / 1000 + 3600)
    .sign(privateKey);
}
const forgedKeys = generateKeyPair('ES256');

it('accepts the tokens of a key that came later, and those of the former one', async () => {
  const { service, verify, rotateTo, token } = await setUp();
  const [first, second] = await Promise.all([generateSigningKeys(), generateSigningKeys()]);
  await rotateTo(first);
  const formerToken = await token();
  expect(await verify(formerToken)).toMatchObject(signedIn);
  await rotateTo(second, first);
  const newToken = await token();
  now += UNKNOWN_KEY_COOLDOWN_MS;
  expect(await verify(newToken)).toMatchObject(signedIn);
  expect(await verify(formerToken)).toMatchObject(signedIn);
  expect(service.fetches).toBe(2);
});

it('refuses the tokens of a key that was revoked, ten minutes later at the latest', async () => {
  const { verify, rotateTo, token } = await setUp();
  const revokedToken = await token();
  expect(await verify(revokedToken)).toMatchObject(signedIn);
  await rotateTo(await generateSigningKeys());
  now += 600_000;
  expect(await verify(revokedToken)).toBeNull();
});

it('fetches once for a flood of tokens of unknown keys', async () => {
  const { service, verify, token } = await setUp();
  const goodToken = await token();
  await verify(goodToken);
  const forged = await Promise.all(
    [...Array(100).keys()].map((each) => forgedToken(`key-${each}`)),
  );
  for (const each of forged) expect(await verify(each)).toBeNull();
  expect(service.fetches).toBe(1);
  now += UNKNOWN_KEY_COOLDOWN_MS;
  for (const each of forged) expect(await verify(each)).toBeNull();
  expect(await Promise.all(forged.map(verify))).toEqual(forged.map(() => null));
  expect(service.fetches).toBe(2);
  expect(await verify(goodToken)).toMatchObject(signedIn);
});

it('keeps the known keys for an hour while the service is away, and asks it once in ten seconds', async () => {
  const { service, verify, token } = await setUp();
  const goodToken = await token();
  await verify(goodToken);
  const forged = await forgedToken('key');
  service.isAway = true;
  now += 600_000;
  for (const each of [goodToken, goodToken, goodToken]) {
    expect(await verify(each)).toMatchObject(signedIn);
    // The key may be new, so the bearer must not be signed out.
    await expect(verify(forged)).rejects.toMatchObject(away);
  }
  expect(service.fetches).toBe(2);
  now += RETRY_AFTER_FAILURE_MS;
  expect(await verify(goodToken)).toMatchObject(signedIn);
  expect(service.fetches).toBe(3);
  now = startedAt + STALE_IF_ERROR_MS;
  await expect(verify(goodToken)).rejects.toMatchObject(away);
  service.isAway = false;
  now += RETRY_AFTER_FAILURE_MS;
  expect(await verify(goodToken)).toMatchObject(signedIn);
  expect(await verify(forged)).toBeNull();
});

it('signs nobody in or out before it has any keys', async () => {
  const { service, verify, token } = await setUp();
  service.isAway = true;
  const goodToken = await token();
  await expect(verify(goodToken)).rejects.toMatchObject(away);
  await expect(verify(goodToken)).rejects.toMatchObject(away);
  expect(service.fetches).toBe(1);
  service.isAway = false;
  now += RETRY_AFTER_FAILURE_MS;
  expect(await verify(goodToken)).toMatchObject(signedIn);
});
