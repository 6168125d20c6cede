import { sql } from 'drizzle-orm';
import { describeOnEachDatabase } from '../testing/openTestDatabase';
import { tryLockKey } from './idempotencyQueries';
import { people, testWorker, type TestWorker } from '../testing/testWorker';

const KEY = 'a3f0c2d4-first';

describeOnEachDatabase('a POST with an Idempotency-Key', (open, engine) => {
  let t: TestWorker;
  let tourId: string;
  beforeEach(async () => {
    t = await testWorker({ database: await open(), allowedOrigins: ['https://console.test'] });
    await t.seeds.admin(people.asha, 'owner');
    await t.seeds.admin(people.ravi);
    await t.seeds.languages('en');
    tourId = await t.seeds.tour();
  });

  const draft = { order_index: 0, duration_seconds: 60, title: 'The Gate', language: 'en' };
  const add = (json: object = draft, key = KEY, as: (typeof people)['asha'] = people.asha) =>
    t.call('POST', `/api/tours/${tourId}/sections`, {
      json,
      as,
      headers: { 'idempotency-key': key },
    });
  const count = async () => {
    const response = await t.call('GET', `/api/tours/${tourId}/sections`);
    return ((await response.json()) as unknown[]).length;
  };

  test('is done once, and gets the same response again', async () => {
    const first = await add();
    const again = await add();
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await count()).toBe(1);
  });

  test('gets it from another process on the same database too', async () => {
    await add();
    const other = await testWorker({ database: await open() });
    const response = await other.call('POST', `/api/tours/${tourId}/sections`, {
      json: draft,
      headers: {
        'idempotency-key': KEY,
        authorization: `Bearer ${await other.tokenFor(people.asha)}`,
      },
    });
    expect(response.status).toBe(201);
    expect(await count()).toBe(1);
  });

  test('of another body, or at another path: 422', async () => {
    await add();
    const other = await add({ ...draft, title: 'Another' });
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({
      message: 'This Idempotency-Key was used for another request',
    });
    const elsewhere = await t.call('POST', '/api/languages', {
      json: draft,
      headers: { 'idempotency-key': KEY },
    });
    expect(elsewhere.status).toBe(422);
    expect(await count()).toBe(1);
  });

  test('of two at once one is done, the other is told to try again, or gets its response', async () => {
    const responses = await Promise.all([add(), add()]);
    const refused = responses.filter(({ status }) => status === 409);
    // The second request may reach its worker just after the first has ended.
    const replayed = responses.filter(({ headers }) => headers.has('idempotency-replayed'));
    expect([...refused, ...replayed]).toHaveLength(1);
    expect((await add()).status).toBe(201);
    expect(await count()).toBe(1);
  });

  // PGlite has only one connection, and therefore no second process.
  if (engine === 'postgres') {
    test('that another process works on is to be tried again: 409', async () => {
      const response = await t.database.transaction(async (tx) => {
        expect(await tryLockKey(tx, { personId: people.asha.id, key: KEY })).toBe(true);
        return add();
      });
      expect(response.status).toBe(409);
      expect(await count()).toBe(0);
      expect((await add()).status).toBe(201);
    });
  }

  test('is each person’s own', async () => {
    await add();
    expect((await add(draft, KEY, people.ravi)).status).toBe(201);
    expect(await count()).toBe(2);
  });

  test('that was refused did nothing, and is judged anew', async () => {
    expect((await add({ ...draft, title: ' ' })).status).toBe(422);
    const taken = { code: 'en', label: 'English', native_label: 'English' };
    const headers = { 'idempotency-key': 'language-1' };
    expect((await t.call('POST', '/api/languages', { json: taken, headers })).status).toBe(409);
    expect((await add()).status).toBe(201);
    expect(await count()).toBe(1);
  });

  test('leaves neither the work nor the response when keeping the response fails', async () => {
    await t.database.execute(sql`alter table idempotency_keys add constraint never check (false)`);
    const failed = await add();
    await t.database.execute(sql`alter table idempotency_keys drop constraint never`);
    expect(failed.status).toBeGreaterThanOrEqual(400);
    expect(await count()).toBe(0);
  });

  test('says nothing to who is no admin any more: 403', async () => {
    await add(draft, KEY, people.ravi);
    await t.seeds.removeAdmin(people.ravi);
    expect((await add(draft, KEY, people.ravi)).status).toBe(403);
  });

  test('without a valid token or with a key that is none is refused', async () => {
    const headers = { 'idempotency-key': KEY };
    const path = `/api/tours/${tourId}/sections`;
    expect((await t.call('POST', path, { as: null, json: draft, headers })).status).toBe(401);
    expect((await add(draft, 'short')).status).toBe(400);
    expect(await count()).toBe(0);
  });

  test('is forgotten after seven days', async () => {
    await add();
    t.clock.set('2025-03-08T05:59:00.000Z');
    expect((await add()).headers.get('idempotency-replayed')).toBe('true');
    t.clock.set('2025-03-08T06:01:00.000Z');
    expect((await add({ ...draft, title: 'Later' })).status).toBe(201);
    expect(await count()).toBe(2);
  });

  test('every response of the API names the extensions, to pages of other origins too', async () => {
    const extensions =
      'edited-tours, idempotency-key, if-match, if-none-match, list-pages, outdated-translations, plays-by-day, section-search, text-search';
    for (const path of ['/api/tours', '/api/nowhere', '/health', '/api/languages']) {
      const response = await t.call('GET', path, { headers: { origin: 'https://console.test' } });
      expect(response.headers.get('kathayatra-extensions')).toBe(extensions);
      const exposed = response.headers.get('access-control-expose-headers') ?? '';
      expect(exposed.split(',')).toEqual(expect.arrayContaining(['kathayatra-extensions', 'link']));
    }
    const refused = await t.call('GET', '/api/tours', { as: null });
    expect(refused.headers.get('kathayatra-extensions')).toBe(extensions);
    const replay = [await add(), await add()];
    expect(replay[1]?.headers.get('kathayatra-extensions')).toBe(extensions);
  });
});
