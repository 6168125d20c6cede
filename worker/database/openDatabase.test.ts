import { sql } from 'drizzle-orm';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setClause, isoTimestamp, timestamptz, queryRecord, queryRecords } from './database';
import { migrate } from './openDatabase';
import { describeOnEachDatabase } from '../testing/openTestDatabase';

describeOnEachDatabase('the database', (open) => {
  test('answers the same values on either engine', async () => {
    const database = await open();
    const at = timestamptz(new Date('2025-01-05T08:30:00.123Z'));
    const row = await queryRecord(
      database,
      sql`select jsonb_build_object('count', count(*), 'big', 9007199254740991::bigint,
        'decimal', 12.500::numeric(12, 3), 'flag', true, 'none', null, 'text', ${'फूल 🌸'}::text,
        'at', ${isoTimestamp(at)}, 'never', ${isoTimestamp(sql`null::timestamptz`)}) as record
        from schema_migrations where false`,
    );
    expect(row).toEqual({
      count: 0,
      big: 9007199254740991,
      decimal: 12.5,
      flag: true,
      none: null,
      text: 'फूल 🌸',
      at: '2025-01-05T08:30:00.123Z',
      never: null,
    });
    const none = await queryRecord(database, sql`select to_jsonb(1) as record where false`);
    expect(none).toBeNull();
  });

  test('moments do not depend on the time zone of the session', async () => {
    const database = await open();
    const read = await database.transaction(async (tx) => {
      await tx.execute(sql`set local timezone to 'Asia/Kolkata'`);
      const at = sql`'2025-01-05T08:30:00Z'::timestamptz`;
      return queryRecord(tx, sql`select to_jsonb(${isoTimestamp(at)}) as record`);
    });
    expect(read).toBe('2025-01-05T08:30:00.000Z');
  });

  test('a change sets what is not undefined, and a later time each time', async () => {
    const database = await open();
    const now = new Date('2025-01-05T08:30:00Z');
    await database.execute(sql`insert into languages (code, label, flag, updated_at)
      values ('en', 'English', '🇬🇧', ${timestamptz(now)})`);
    const change = (values: Parameters<typeof setClause>[0]) =>
      queryRecord(
        database,
        sql`update languages set ${setClause(values, now)} returning jsonb_build_object(
          'label', label, 'flag', flag, 'updated_at', ${isoTimestamp(sql`updated_at`)}) as record`,
      );
    expect(await change({ label: 'Inglish', flag: undefined })).toEqual({
      label: 'Inglish',
      flag: '🇬🇧',
      updated_at: '2025-01-05T08:30:00.001Z',
    });
    expect(await change({})).toMatchObject({ updated_at: '2025-01-05T08:30:00.002Z' });
  });

  test('a failed transaction leaves nothing', async () => {
    const database = await open();
    const work = database.transaction(async (tx) => {
      await tx.execute(sql`insert into languages (code, label) values ('en', 'English')`);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    const codes = await queryRecords(database, sql`select to_jsonb(code) as record from languages`);
    expect(codes).toEqual([]);
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
      const read = () =>
        queryRecords(database, sql`select to_jsonb(x) as record from tried order by x`);
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
