import { Hono, type Context } from 'hono';
import { mp3Bytes, pngBytes, uploadForm } from '../testing/sampleFiles';
import { people, testWorker, type TestWorker } from '../testing/testWorker';
import { createRateLimiter } from './rateLimiter';
import { parseRateLimits, defaultRateLimits, type LimitedAction } from './rateLimits';

// Freezes the clock: on a busy machine, a passing second would shorten the expected wait.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.now()));
afterEach(() => jest.restoreAllMocks());

const clientAddressOf = (c: Context) => c.req.header('x-test-address') ?? null;

/** Counts a call from an IP address; returns the seconds to wait from the response. */
function counterOf(text: string) {
  const limiter = createRateLimiter({
    limits: parseRateLimits(text) ?? defaultRateLimits,
    clientAddressOf,
  });
  return async (action: LimitedAction, person: string | null, address: string | null = null) => {
    let seconds: number | null = null;
    const app = new Hono().get('/', async (c) => {
      seconds = await limiter.count(c, action, person);
      return c.body(null);
    });
    await app.request('/', { headers: address === null ? {} : { 'x-test-address': address } });
    return seconds;
  };
}

test('a person may do something so often, and others as often as they', async () => {
  const count = counterOf('search=2/60');
  expect(await count('search', 'asha')).toBeNull();
  expect(await count('search', 'asha')).toBeNull();
  expect(await count('search', 'asha')).toBe(60);
  expect(await count('search', 'ravi')).toBeNull();
  expect(await count('upload', 'asha')).toBeNull();
});

test('an IP address may do ten times that, whoever is behind it', async () => {
  const count = counterOf('sign-in=1/60');
  for (let person = 0; person < 10; person += 1) {
    expect(await count('sign-in', String(person), '192.0.2.1')).toBeNull();
  }
  expect(await count('sign-in', 'next', '192.0.2.1')).toBe(60);
  expect(await count('sign-in', null, '::ffff:192.0.2.1')).toBe(60);
  expect(await count('sign-in', 'other', '192.0.2.2')).toBeNull();
});

test('a network of IPv6 counts as one address', async () => {
  const count = counterOf('sign-in=1/60');
  for (let host = 0; host < 10; host += 1) {
    expect(await count('sign-in', null, `2001:db8:0:1::${host}`)).toBeNull();
  }
  expect(await count('sign-in', null, '2001:db8:0:1:ffff::1')).toBe(60);
  expect(await count('sign-in', null, '2001:db8:0:2::1')).toBeNull();
});

test('what is off is not counted', async () => {
  const count = counterOf('off');
  for (let call = 0; call < 1000; call += 1) expect(await count('refresh', 'asha')).toBeNull();
});

test.each(['search', 'search=0/1', 'search=1', 'searches=1/1', 'search=off off', '-1'])(
  'no limits: %j',
  (text) => expect(parseRateLimits(text)).toBeNull(),
);

describe('the worker', () => {
  let t: TestWorker;
  const limits = parseRateLimits('upload=1/60 search=1/60 notification=1/60 access-request=1/60');
  beforeEach(async () => {
    const rateLimiter = createRateLimiter({ limits: limits ?? defaultRateLimits });
    t = await testWorker({ rateLimiter });
    await t.seeds.admin(people.asha);
  });
  afterEach(() => t.close());

  const notification = {
    title: 'A',
    body: 'B',
    route_type: 'home',
    route_id: '',
    target_language: 'all',
  };

  test.each<[string, string, () => object]>([
    ['GET', '/api/search?q=x', () => ({})],
    ['POST', '/api/notifications', () => ({ json: notification })],
    ['POST', '/api/notifications/upload-image', () => ({ body: uploadForm(pngBytes()) })],
    ['POST', '/upload', () => ({ body: uploadForm(pngBytes()) })],
    ['PATCH', `/api/media/${people.asha.id}`, () => ({ body: uploadForm(mp3Bytes()) })],
    ['POST', '/api/admin/request', () => ({ as: people.noor, json: { reason: 'To help' } })],
  ])('%s %s gets 429 past its limit, and says when to try again', async (method, path, init) => {
    expect((await t.call(method, path, init())).status).not.toBe(429);
    const refused = await t.call(method, path, init());
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await refused.json()).message).toBe('Too many requests. Please try again in 60 s.');
  });

  test('a retry with the key of a refused request is counted, and one of an accepted request replayed', async () => {
    const headers = { 'idempotency-key': 'key-00000001' };
    const send = () => t.call('POST', '/api/notifications', { json: notification, headers });
    const first = await send();
    expect(first.status).toBe(200);
    const again = await send();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const other = { 'idempotency-key': 'key-00000002' };
    const refused = await t.call('POST', '/api/notifications', {
      json: notification,
      headers: other,
    });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
  });
});
