import { count, sql } from 'drizzle-orm';
import { firstRow, type Database } from '../../database/database';
import {
  appUsers,
  devices,
  notificationDeliveries,
  notifications,
} from '../../schema/peopleTables';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { people, testWorker, type TestWorker } from '../../testing/testWorker';

describeOnEachDatabase('notifications', (open) => {
  let database: Database;
  let test: TestWorker;

  beforeEach(async () => {
    database = await open();
    test = await testWorker({ database });
    await test.seeds.admin(people.asha, 'owner');
    await test.seeds.languages('en', 'hi', 'ta');
  });

  /** Adds a user, and a device for each token. */
  async function user(language: string | null, ...tokens: (string | null)[]): Promise<void> {
    const added = await database.insert(appUsers).values({ language }).returning();
    const app_user_id = firstRow(added)?.id ?? '';
    for (const push_token of tokens) {
      await database.insert(devices).values({ app_user_id, platform: 'android', push_token });
    }
  }
  const send = (json: object) => test.call('POST', '/api/notifications', { json });
  const words = { title: 'New in Lucknow', body: 'Kebabs, chikan and kathak' };

  it('counts users, by language where they chose one', async () => {
    await user('en', 'a');
    await user('en');
    await user('hi', 'b');
    await user(null, 'c');
    const response = await test.call('GET', '/api/notifications/user-counts');
    expect(await response.json()).toEqual({ total_users: 4, by_language: { en: 2, hi: 1 } });
  });

  it('counts nobody where nobody is', async () => {
    const response = await test.call('GET', '/api/notifications/user-counts');
    expect(await response.json()).toEqual({ total_users: 0, by_language: {} });
    expect(await (await send(words)).json()).toMatchObject({ total_users: 0, sent_count: 0 });
  });

  it('says how many were reached as the console writes numbers, one user as one', async () => {
    await database.execute(sql`insert into app_users (language)
      select case when n = 1 then 'ta' else 'en' end from generate_series(1, 1201) n`);
    await database.execute(sql`insert into devices (app_user_id, platform, push_token)
      select id, 'android', id::text from app_users`);
    const messageOf = async (target_language: string) =>
      (await (await send({ ...words, target_language })).json()).message;
    expect(await messageOf('en')).toBe('Notification sent to 1,200 users');
    expect(await messageOf('ta')).toBe('Notification sent to 1 user');
  });

  it('sends to everyone: reached by any device, failed without a working one', async () => {
    await user('en', 'a', null);
    await user('hi', null, null);
    await user(null, 'b');
    await user('en');
    const response = await send({ ...words, title: ` ${words.title} ` });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      message: 'Notification sent to 2 users',
      total_users: 4,
      sent_count: 2,
      failed_count: 1,
    });
    const stored = await database.select().from(notifications);
    expect(stored).toEqual([
      {
        id: expect.any(String),
        created_at: expect.any(String),
        ...words,
        image_url: null,
        tour_cover_url: null,
        route_type: 'home',
        route_id: '',
        target_language: 'all',
        sent_by: people.asha.id,
        total_users: 4,
        stopped_at: null,
      },
    ]);
    const { status } = notificationDeliveries;
    const deliveries = await database
      .select({ status, devices: count() })
      .from(notificationDeliveries)
      .groupBy(status)
      .orderBy(status);
    expect(deliveries).toEqual([
      { status: 'failed', devices: 3 },
      { status: 'sent', devices: 2 },
    ]);
  });

  it('sends to those of one language', async () => {
    await user('en', 'a');
    await user('hi', 'b');
    await user(null, 'c');
    const response = await send({ ...words, target_language: 'hi' });
    expect(await response.json()).toMatchObject({ total_users: 1, sent_count: 1, failed_count: 0 });
  });

  it('checks the draft, the target of its action and the language', async () => {
    const empty = await send({ title: ' ', body: 'x'.repeat(201), route_type: 'tour' });
    expect(empty.status).toBe(422);
    expect((await empty.json()).fields).toMatchObject({
      title: 'Title is required',
      body: expect.any(String),
      route_id: 'Tour selection is required for tour notifications',
    });
    const unknown = await send({ ...words, target_language: 'xx' });
    expect(unknown.status).toBe(422);
    expect((await unknown.json()).fields).toEqual({ target_language: 'Unknown language' });
    expect((await send({ ...words, route_type: 'moon' })).status).toBe(422);
    expect((await send({ ...words, route_type: 'playlists', route_id: '0' })).status).toBe(200);
  });

  it.each([
    ['POST', '/api/notifications'],
    ['POST', '/api/notifications/upload-image'],
    ['GET', '/api/notifications/user-counts'],
  ])('%s %s is for admins', async (method, path) => {
    expect((await test.call(method, path, { as: null })).status).toBe(401);
    expect((await test.call(method, path, { as: people.noor })).status).toBe(403);
  });
});
