import { object, string } from 'yup';
import { Hono } from 'hono';
import { validateJson } from './http/validateJson';
import { notFound, onError } from './http/problemResponse';
import { describeOnEachDatabase } from './testing/openTestDatabase';
import { people, testWorker, type TestWorker } from './testing/testWorker';
import type { WorkerEnv } from './http/workerContext';

const openToAll = [
  'GET /healthz',
  'GET /readyz',
  'GET /health',
  'GET /media/:key',
  'GET /api/languages',
  'GET /api/landing',
  'GET /api/media/:id/transcript',
  'GET /api/public-playlists',
  // The app's users have no account.
  'POST /api/devices',
];
const openToTheSignedIn = ['POST /api/admin/request'];

describeOnEachDatabase('the worker', (open) => {
  let t: TestWorker;
  beforeEach(async () => {
    t = await testWorker({ database: await open(), allowedOrigins: ['https://console.test'] });
    await t.seeds.admin(people.asha, 'owner');
  });

  const callsOf = (worker: TestWorker) => {
    const all = worker.worker.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    return [...new Set(all)];
  };
  const send = (name: string, as: typeof people.noor | null, headers?: Record<string, string>) => {
    const [method = '', path = ''] = name.split(' ');
    return t.call(method, path.replace(/:\w+/g, people.asha.id), { as, headers });
  };

  test('is healthy', async () => {
    const response = await t.call('GET', '/health', { as: null });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('every call but the public ones wants a token: 401', async () => {
    const closed = callsOf(t).filter((name) => !openToAll.includes(name));
    expect(closed.length).toBeGreaterThan(35);
    for (const name of closed) {
      const none = await send(name, null);
      expect([name, none.status]).toEqual([name, 401]);
      expect(await none.json()).toMatchObject({ error: 'unauthorized' });
      const key = await send(name, null, { authorization: 'Bearer sb_publishable_abc' });
      expect([name, key.status]).toEqual([name, 401]);
    }
  });

  test('every call but those is for admins alone: 403', async () => {
    const closed = callsOf(t).filter(
      (name) => !openToAll.includes(name) && !openToTheSignedIn.includes(name),
    );
    for (const name of closed) {
      const response = await send(name, people.noor);
      expect([name, response.status]).toEqual([name, 403]);
      expect(await response.json()).toMatchObject({ error: 'forbidden' });
    }
  });

  test('public calls do not look at the token', async () => {
    const response = await t.call('GET', '/api/languages', {
      as: null,
      headers: { authorization: 'Bearer sb_publishable_abc' },
    });
    expect(response.status).toBe(200);
  });

  test('who is taken out of the admins is out at once', async () => {
    await t.seeds.admin(people.ravi);
    expect((await t.call('GET', '/api/tours', { as: people.ravi })).status).toBe(200);
    await t.seeds.removeAdmin(people.ravi);
    expect((await t.call('GET', '/api/tours', { as: people.ravi })).status).toBe(403);
  });

  test('an expired token is none', async () => {
    const token = await t.tokenFor(people.asha);
    t.clock.set('2025-03-01T07:30:00Z');
    const headers = { authorization: `Bearer ${token}` };
    expect((await t.call('GET', '/api/tours', { as: null, headers })).status).toBe(401);
  });

  test('calls there are not: 404 as JSON', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['DELETE', '/api/tours'],
      ['GET', '/'],
    ] as const) {
      const response = await t.call(method, path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: 'not_found' });
    }
  });

  test('pages of allowed origins may call it, others not', async () => {
    const preflight = (origin: string) =>
      t.call('OPTIONS', '/api/tours', {
        as: null,
        headers: {
          origin,
          'access-control-request-method': 'PATCH',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
    const allowed = await preflight('https://console.test');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://console.test');
    expect(allowed.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(allowed.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(allowed.headers.get('access-control-max-age')).toBe('600');
    const other = await preflight('https://evil.test');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('refusals can be read by allowed pages too', async () => {
    const headers = { origin: 'https://console.test' };
    const response = await t.call('GET', '/api/tours', { as: null, headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://console.test');
    expect(response.headers.get('access-control-expose-headers')).toContain('etag');
  });
});

describe('bodies', () => {
  const rules = object({ name: string().required('Name is required'), note: string() });
  const app = new Hono<WorkerEnv>()
    .post('/', validateJson(rules), (c) => c.json(c.req.valid('json')))
    .post('/broken', () => {
      throw new Error('a secret');
    });
  app.onError(onError).notFound(notFound);
  const send = (body: BodyInit | null, path = '/') => app.request(path, { method: 'POST', body });

  test('unknown keys are left out', async () => {
    const response = await send('{"name":"Asha","admin":true}');
    expect(await response.json()).toEqual({ name: 'Asha' });
  });

  test.each(['', '{', '{"name":'])('%j is no JSON: 400', async (body) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'invalid', message: 'Invalid JSON' });
  });

  test.each(['[]', '1', 'null', '"x"'])('%s is no object: 422', async (body) => {
    expect((await send(body)).status).toBe(422);
  });

  test('a message for each field: 422', async () => {
    const response = await send('{"name":"","note":{}}');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      error: 'invalid',
      fields: { name: 'Name is required', note: expect.any(String) },
    });
  });

  test('more than 1 MB: 413, also when its size is not declared', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(1024 * 1024) });
    expect((await send(large)).status).toBe(413);
    const body = new Blob([large]).stream();
    const init = { method: 'POST', body, duplex: 'half' };
    expect((await app.request('/', init)).status).toBe(413);
  });

  test('a fault of ours reveals nothing of the inside', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await send('', '/broken');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });
});
