import { sql } from 'drizzle-orm';
import { firstRow, type Database } from '../database/database';
import { files } from '../schema/catalogueTables';
import { memoryStorage } from '../storage/memoryStorage';
import { describeOnEachDatabase, emptyDatabase } from '../testing/openTestDatabase';
import { seedSample } from './seedSample';

const now = new Date('2026-03-01T06:00:00.000Z');
const tables = [
  'languages',
  'files',
  'tours',
  'tour_translations',
  'sections',
  'section_translations',
  'media',
  'chapters',
  'section_plays',
  'tour_plays',
  'language_plays',
  'tour_play_totals',
  'day_plays',
  'admins',
  'admin_requests',
  'admin_activity',
  'app_users',
  'devices',
  'playlists',
  'playlist_items',
];

describeOnEachDatabase('the sample catalogue', (open) => {
  let database: Database;
  const storage = memoryStorage();

  beforeEach(async () => {
    database = await open();
  });

  const seed = () => seedSample({ database, storage, now, tours: 4, users: 300 });
  const rowsOf = async (query: string) => (await database.execute(sql.raw(query))).rows;
  const count = async (table: string, where = 'true') =>
    firstRow(await rowsOf(`select count(*)::int from ${table} t where ${where}`))?.['count'];
  const dump = async () => {
    const contents: Record<string, unknown[]> = {};
    for (const table of tables) {
      contents[table] = await rowsOf(
        `select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`,
      );
    }
    return contents;
  };

  it('is the same every time', async () => {
    await seed();
    const first = await dump();
    await emptyDatabase(database);
    await seed();
    expect(await dump()).toEqual(first);
  }, 60_000);

  it('has its languages, people, tours and listeners', async () => {
    await seed();
    expect(await count('languages')).toBe(22);
    expect(await count('languages', 'not is_enabled')).toBe(2);
    expect(await count('languages', `is_default and code = 'en'`)).toBe(1);
    expect(await count('tours')).toBe(4);
    expect(await count('admins', `role = 'owner'`)).toBe(1);
    expect(await count('admins')).toBe(3);
    for (const status of ['pending', 'approved', 'rejected', 'demoted']) {
      expect(await count('admin_requests', `status = '${status}'`)).toBeGreaterThan(1);
    }
    expect(await count('admin_activity')).toBe(60);
    expect(await count('app_users')).toBe(300);
    expect(await count('devices', 'push_token is null')).toBeGreaterThan(5);
    expect(await count('playlists', 'is_public')).toBe(25);
    expect(await count('playlists', 'not is_public')).toBeGreaterThan(3);
    expect(await count('section_plays')).toBeGreaterThan(20);
  }, 60_000);

  it('has all that its keys refer to, though they are not checked while it is written', async () => {
    await seed();
    const keys = await rowsOf(`select conrelid::regclass::text as "from", a.attname as by,
        confrelid::regclass::text as "to", b.attname as key
      from pg_constraint c
      join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
      join pg_attribute b on b.attrelid = confrelid and b.attnum = confkey[1]
      where contype = 'f'`);
    expect(keys.length).toBeGreaterThan(15);
    for (const key of keys) {
      const isLost = `t.${key['by']} is not null
        and not exists (select from ${key['to']} x where x.${key['key']} = t.${key['by']})`;
      expect([key['from'], await count(String(key['from']), isLost)]).toEqual([key['from'], 0]);
    }
    const [versions] = await rowsOf('select tours, languages, recordings from answer_versions');
    expect(versions?.['tours']).toBe(versions?.['recordings']);
    await database.execute(sql`update languages set sort_order = 1`);
    const [changed] = await rowsOf('select tours, languages from answer_versions');
    expect(changed?.['languages']).not.toBe(versions?.['languages']);
    expect(changed?.['tours']).toBe(versions?.['tours']);
  });

  it('has the plays of each language on the days until now', async () => {
    await seed();
    const byLanguage = 'select language, sum(plays)::int as plays from';
    const totals = await rowsOf(`${byLanguage} language_plays group by 1 order by 1`);
    expect(await rowsOf(`${byLanguage} day_plays group by 1 order by 1`)).toEqual(totals);
    expect(totals.length).toBeGreaterThan(2);
    const [days] = await rowsOf(`select max(day)::text as last, count(distinct day)::int as n,
      min(plays) as least from day_plays`);
    expect(days).toMatchObject({ last: '2026-03-01' });
    expect(Number(days?.['n'])).toBeGreaterThan(300);
    expect(Number(days?.['least'])).toBeGreaterThan(0);
  }, 60_000);

  it('is consistent', async () => {
    await seed();
    const noEnglish = `not exists (select from tour_translations x
      where x.tour_id = t.id and x.language = 'en' and x.title <> '')`;
    expect(await count('tours', noEnglish)).toBe(0);
    const gaps = `order_index <> (select count(*) from sections x
      where x.tour_id = t.tour_id and x.order_index < t.order_index)`;
    expect(await count('sections', gaps)).toBe(0);
    expect(await count('tours', `created_at > '${now.toISOString()}'`)).toBe(0);
    expect(await count('tours', 'is_published <> (published_at is not null)')).toBe(0);
    const beyond = `start_time_seconds >= (select duration from media m where m.id = t.media_id)`;
    expect(await count('chapters', beyond)).toBe(0);
    const strayCover = `cover_media_url is not null
      and not exists (select from files f where '/media/' || f.key = t.cover_media_url)`;
    expect(await count('tours', strayCover)).toBe(0);
    expect(await count('sections', strayCover)).toBe(0);
    const rows = await database.select({ key: files.key }).from(files);
    expect(new Set(storage.keys())).toEqual(new Set(rows.map(({ key }) => key)));
  }, 60_000);
});
