import { count, eq } from 'drizzle-orm';
import { firstRow, type Database } from '../database/database';
import type { OpenDatabase } from '../database/openDatabase';
import { appUsers, devices, notificationDeliveries } from '../schema/peopleTables';
import { fcmFaults, openFakeFcm, type FakeFcm } from '../testing/push/fakeFcm';
import { eventually } from '../testing/eventually';
import { emptyDatabase, openTestDatabase, type Engine } from '../testing/openTestDatabase';
import { people, testWorker, type TestWorker } from '../testing/testWorker';
import { fcmProvider } from './fcmProvider';
import { openPush, type PushOptions, type RunningPush } from './openPush';

const engines: Engine[] = process.env.TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite'];
const words = { title: 'New in Lucknow', body: 'Kebabs, chikan and kathak' };
const quick = { backOff: { firstMs: 1, mostMs: 5 }, random: () => 1 };

describe.each(engines)('notifications by a push provider (%s)', (engine) => {
  let fcm: FakeFcm;
  let database: Database;
  let push: RunningPush;
  let test: TestWorker;
  let restart: (options?: Partial<PushOptions>) => Promise<void>;
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    database = opened.database;
  }, 60_000);
  afterAll(() => opened.close());

  beforeEach(async () => {
    fcm = await openFakeFcm();
    await emptyDatabase(database);
    restart = async (options = {}) => {
      await push?.close();
      const provider = fcmProvider(fcm.settings);
      push = await openPush(opened, { provider, pollMs: 10, batch: quick, ...options });
      test = await testWorker({ database, push });
    };
    await restart();
    await test.seeds.admin(people.asha, 'owner');
    await test.seeds.languages('en', 'hi');
  });
  afterEach(async () => {
    await push.close();
    await fcm.close();
  });

  /** Adds users with one device each. */
  async function users(number: number, prefix = 'token'): Promise<void> {
    const rows = Array.from({ length: number }, () => ({ language: 'en' }));
    const added = await database.insert(appUsers).values(rows).returning();
    await database.insert(devices).values(
      added.map(({ id }, at) => ({
        app_user_id: id,
        platform: 'android' as const,
        push_token: `${prefix}-${at}`,
      })),
    );
  }
  const send = async (more: object = {}, headers: Record<string, string> = {}) => {
    const json = { ...words, ...more };
    const response = await test.call('POST', '/api/notifications', { json, headers });
    expect(response.status).toBe(200);
    return response.json();
  };
  const progress = async (id: string) =>
    (await test.call('GET', `/api/notifications/${id}/progress`)).json();
  /** The final progress, after waiting until nothing is left to send. */
  async function end(id: string) {
    for (;;) {
      const now = await progress(id);
      if (now.state !== 'sending') return now;
      await push.awaitSent(id);
    }
  }
  const tokens = () => fcm.received.map(({ token }) => token).sort();

  it('reaches each device once, with what the app opens, and returns the counts', async () => {
    await users(250);
    const target = { route_type: 'tour', route_id: 't1', image_url: 'https://files.test/a.png' };
    const result = await send(target);
    expect(result).toEqual({
      message: 'Notification sent to 250 users',
      id: expect.any(String),
      total_users: 250,
      sent_count: 250,
      failed_count: 0,
    });
    expect(new Set(tokens()).size).toBe(250);
    expect(fcm.received).toHaveLength(250);
    expect(fcm.received[0]).toMatchObject({
      notification: { ...words, image: target.image_url },
      data: { notification_id: result.id, route_type: 'tour', route_id: 't1' },
    });
    expect(fcm.signIns).toBe(1);
    const header = (await test.call('GET', '/api/languages')).headers.get('kathayatra-extensions');
    expect(header).toContain('notification-progress');
  });

  it('tries again what was not taken, forgets tokens of no device, and counts the rest as failed', async () => {
    await users(6);
    fcm.fault = ({ token }, earlier) => {
      if (token === 'token-0') return fcmFaults.unregistered;
      if (token === 'token-1') return fcmFaults.wrongToken;
      if (token === 'token-2') return fcmFaults.wrongMessage;
      if (token === 'token-3') return earlier < 2 ? fcmFaults.unavailable : undefined;
      if (token === 'token-4') return fcmFaults.reset;
      return undefined;
    };
    const { id } = await send();
    expect(await end(id)).toEqual({
      id,
      state: 'finished',
      total_users: 6,
      sent_count: 2,
      failed_count: 4,
      pending_count: 0,
    });
    // A message without a response may have arrived, so it is not resent.
    expect(tokens()).toEqual(['token-3', 'token-4', 'token-5']);
    const left = await database.select({ token: devices.push_token }).from(devices);
    expect(left.flatMap(({ token }) => token ?? []).sort()).toEqual([
      'token-2',
      'token-3',
      'token-4',
      'token-5',
    ]);
  });

  it('gives up after so many attempts', async () => {
    await restart({ batch: { ...quick, attempts: 3 } });
    await users(1);
    let asked = 0;
    fcm.fault = () => {
      asked += 1;
      return fcmFaults.unavailable;
    };
    const { id } = await send();
    expect(await end(id)).toMatchObject({ sent_count: 0, failed_count: 1 });
    expect(asked).toBe(3);
  });

  it('asks again no earlier than the provider says', async () => {
    await restart({ waitMs: 1 });
    await users(1);
    const asked = { status: 503, headers: { 'retry-after': '1800' } };
    fcm.fault = () => asked;
    const began = Date.now();
    await send();
    const find = async () => firstRow(await database.select().from(notificationDeliveries));
    const isPutOff = (row: Awaited<ReturnType<typeof find>>) =>
      row?.status === 'pending' && row.attempts === 1;
    await eventually(async () => isPutOff(await find()));
    const dueAt = Date.parse((await find())?.due_at ?? '');
    expect(dueAt - began).toBeGreaterThanOrEqual(1_800_000);
  });

  it('fetches another access token when the first has ended', async () => {
    await users(3);
    fcm.refusedTokens.add('access-1');
    const { id } = await send();
    expect(await end(id)).toMatchObject({ sent_count: 3 });
    expect([fcm.signIns, fcm.received.length]).toEqual([2, 3]);
  });

  it('tells how far it is after the longest wait, and stops when told so', async () => {
    await restart({ waitMs: 1 });
    await users(150);
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    fcm.gate = () => held;
    const { id, message } = await send();
    expect(message).toBe('Sending: 0 of 150 users reached so far');
    while (fcm.received.length < 100) await push.awaitSent(id);
    const stopped = await test.call('POST', `/api/notifications/${id}/stop`);
    expect(await stopped.json()).toMatchObject({ state: 'sending', pending_count: 150 });
    release?.();
    expect(await end(id)).toMatchObject({ state: 'stopped', sent_count: 100, pending_count: 50 });
    expect(fcm.received).toHaveLength(100);
  });

  it('sends after the end of a call with a key, once', async () => {
    await users(2);
    const headers = { 'idempotency-key': 'notification-1' };
    const first = await send({}, headers);
    expect(await send({}, headers)).toEqual(first);
    expect(await end(first.id)).toMatchObject({ sent_count: 2 });
    expect(tokens()).toEqual(['token-0', 'token-1']);
  });

  it('goes on after a stop of the worker, without what was under way', async () => {
    await users(250);
    await restart({ waitMs: 1 });
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    fcm.gate = () => held;
    const { id } = await send();
    while (fcm.received.length < 100) await push.awaitSent(id);
    const closed = push.close();
    release?.();
    await closed;
    expect(fcm.received).toHaveLength(100);
    fcm.gate = () => undefined;
    await restart();
    expect(await end(id)).toMatchObject({ sent_count: 250, failed_count: 0 });
    expect(new Set(tokens()).size).toBe(250);
    expect(fcm.received).toHaveLength(250);
  });

  it('never sends again what a crash left without an outcome', async () => {
    await users(2);
    const { id } = await send();
    const rows = await database.select().from(notificationDeliveries);
    const deviceId = firstRow(rows)?.device_id ?? '';
    // Simulates a kill between claim and outcome.
    await database
      .update(notificationDeliveries)
      .set({ status: 'sending', due_at: '2025-01-01T00:00:00Z' })
      .where(eq(notificationDeliveries.device_id, deviceId));
    await restart();
    expect(await end(id)).toMatchObject({ sent_count: 1, failed_count: 1, state: 'finished' });
    expect(fcm.received).toHaveLength(2);
  });

  it('knows no progress of another id, and reports it to admins alone', async () => {
    const id = '00000000-0000-4000-8000-000000000009';
    for (const [method, path] of [
      ['GET', `/api/notifications/${id}/progress`],
      ['POST', `/api/notifications/${id}/stop`],
    ] as const) {
      expect((await test.call(method, path)).status).toBe(404);
      expect((await test.call(method, path, { as: null })).status).toBe(401);
      expect((await test.call(method, path, { as: people.noor })).status).toBe(403);
    }
  });

  it('registers devices by their tokens, which nobody has twice', async () => {
    const register = (json: object) => test.call('POST', '/api/devices', { as: null, json });
    const device = { token: 'a', platform: 'ios', language: 'hi' };
    expect((await register(device)).status).toBe(204);
    expect((await register({ ...device, language: 'en' })).status).toBe(204);
    expect((await register({ token: 'b', platform: 'ios', previous_token: 'a' })).status).toBe(204);
    expect((await register({ token: 'c', platform: 'android', language: 'hi' })).status).toBe(204);
    expect((await register({ token: 'd', platform: 'ios', language: 'xx' })).status).toBe(422);
    expect((await register({ token: ' ', platform: 'pager' })).status).toBe(422);
    const stored = await database
      .select({ token: devices.push_token, language: appUsers.language })
      .from(devices)
      .innerJoin(appUsers, eq(appUsers.id, devices.app_user_id))
      .orderBy(devices.push_token);
    expect(stored).toEqual([
      { token: 'b', language: null },
      { token: 'c', language: 'hi' },
    ]);
    expect(await database.select({ users: count() }).from(appUsers)).toEqual([{ users: 2 }]);
    expect(await send({ target_language: 'hi' })).toMatchObject({ total_users: 1, sent_count: 1 });
    expect(tokens()).toEqual(['c']);
  });
});
