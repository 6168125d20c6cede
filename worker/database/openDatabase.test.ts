import { eq, getTableColumns, sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isoTimestamp, laterThan } from './database';
import { jsonObject } from './jsonObject';
import { migrate } from './migrate';
import { languages } from '../schema/catalogueTables';
import { seconds, timestamptz } from '../schema/columns';
import { schemaMigrations } from '../schema/workerTables';
import { describeOnEachDatabase } from '../testing/openTestDatabase';

const tried = pgTable('tried_values', {
  id: integer(),
  big: bigint({ mode: 'number' }),
  amount: seconds(),
  flag: boolean(),
  words: text(),
  at: timestamptz(),
  payload: jsonb(),
});

describeOnEachDatabase('the database', (open) => {
  test('returns the same values on either engine, in columns and in JSON', async () => {
    const database = await open();
    await database.execute(sql`create table tried_values (id integer, big bigint,
      amount numeric(12, 3), flag boolean, words text, at timestamptz, payload jsonb)`);
    const row = {
      id: 1,
      big: 9007199254740991,
      amount: 12.5,
      flag: true,
      words: 'फूल 🌸',
      at: '2025-01-05T08:30:00.123Z',
      payload: { listens: 3 },
    };
    await database.insert(tried).values([row, { id: 2 }]);
    const none = { big: null, amount: null, flag: null, words: null, at: null, payload: null };
    const inColumns = await database.select().from(tried).orderBy(tried.id);
    expect(inColumns).toEqual([row, { id: 2, ...none }]);
    const json = jsonObject(getTableColumns(tried));
    const inJson = await database.select({ json }).from(tried).orderBy(tried.id);
    expect(inJson.map((each) => each.json)).toEqual(inColumns);
    await database.execute(sql`drop table tried_values`);
  });

  test('moments do not depend on the time zone of the session', async () => {
    const database = await open();
    const at = '2025-01-05T08:30:00.000Z';
    await database.insert(schemaMigrations).values({ name: 'tried', applied_at: at });
    const read = await database.transaction(async (tx) => {
      await tx.execute(sql`set local timezone to 'Asia/Kolkata'`);
      const { name, applied_at } = schemaMigrations;
      return tx
        .select({ applied_at, text: isoTimestamp(applied_at) })
        .from(schemaMigrations)
        .where(eq(name, 'tried'));
    });
    await database.delete(schemaMigrations).where(eq(schemaMigrations.name, 'tried'));
    expect(read).toEqual([{ applied_at: at, text: at }]);
  });

  test('a change is later each time, also within one millisecond', async () => {
    const database = await open();
    const now = new Date('2025-01-05T08:30:00Z');
    const { label, flag, updated_at } = languages;
    const row = { code: 'en', label: 'English', flag: '🇬🇧', updated_at: now.toISOString() };
    await database.insert(languages).values(row);
    const change = (values: { label?: string; flag?: string | undefined }) =>
      database
        .update(languages)
        .set({ ...values, updated_at: laterThan(updated_at, now) })
        .returning({ label, flag, updated_at });
    expect(await change({ label: 'Inglish', flag: undefined })).toEqual([
      { label: 'Inglish', flag: '🇬🇧', updated_at: '2025-01-05T08:30:00.001Z' },
    ]);
    expect(await change({})).toMatchObject([{ updated_at: '2025-01-05T08:30:00.002Z' }]);
  });

  test('a failed transaction leaves nothing', async () => {
    const database = await open();
    const work = database.transaction(async (tx) => {
      await tx.execute(sql`insert into languages (code, label) values ('en', 'English')`);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await database.$count(languages)).toBe(0);
  });

  test('migrations run once each, in order, all or none', async () => {
    const database = await open();
    const folder = await mkdtemp(join(tmpdir(), 'kathayatra-migrations-'));
    try {
      await writeFile(
        join(folder, '0001_a.sql'),
        `create table tried (x int check (x > 0)); -- a ' and a $1
         insert into tried values (1); create index tried_x on tried (x);`,
      );
      await migrate(database, folder);
      await migrate(database, folder);
      const read = async () => {
        const { rows } = await database.execute<{ x: number }>(sql`select x from tried order by x`);
        return rows.map(({ x }) => x);
      };
      expect(await read()).toEqual([1]);
      await writeFile(join(folder, '0002_b.sql'), 'insert into tried values (2);');
      await writeFile(join(folder, '0003_c.sql'), 'insert into tried values (0);');
      await expect(migrate(database, folder)).rejects.toThrow();
      expect(await read()).toEqual([1]);
      await writeFile(join(folder, '0003_c.sql'), 'insert into tried values (3);');
      await migrate(database, folder);
      expect(await read()).toEqual([1, 2, 3]);
    } finally {
      await database.execute(sql`drop table if exists tried`);
      await rm(folder, { recursive: true });
    }
  });
});
