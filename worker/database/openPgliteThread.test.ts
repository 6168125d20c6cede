import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMigrated } from '../testing/openMigrated';
import { isDatabaseUnavailable } from './databaseUnavailable';
import type { OpenDatabase } from './openDatabase';
import { openPgliteThread } from './openPgliteThread';

let directory: string;
let open: OpenDatabase;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'kathayatra-thread-'));
  await (await openMigrated(join(directory, 'database'))).close();
  open = await openPgliteThread(join(directory, 'database'));
  await open.run('create table notes (id int primary key, text text, at timestamptz)');
});
beforeEach(() => open.run('truncate notes'));
afterAll(async () => {
  await open.close();
  rmSync(directory, { recursive: true });
});

const insert = (id: number) =>
  sql`insert into notes values (${id}, ${'जलियाँ'}, '2025-01-05 08:30Z')`;
const ids = async () =>
  (await open.run('select id from notes order by id')).rows.map(({ id }) => id);

test('statements come back with their rows, dates as Drizzle and as PGlite read them', async () => {
  await open.database.execute(insert(1));
  const { rows } = await open.database.execute(sql`select * from notes`);
  expect(rows).toEqual([{ id: 1, text: 'जलियाँ', at: '2025-01-05 08:30:00+00' }]);
  const read = await open.run('select at from notes where id = $1', [1]);
  expect(read.rows).toEqual([{ at: new Date('2025-01-05T08:30:00Z') }]);
  expect((await open.run('select 1; select 2 as last')).rows).toEqual([{ last: 2 }]);
});

test('a transaction is kept whole or not at all, and one nested in it apart', async () => {
  await open.database.transaction(async (outer) => {
    await outer.execute(insert(1));
    const inner = outer.transaction(async (nested) => {
      await nested.execute(insert(2));
      throw new Error('not this one');
    });
    await expect(inner).rejects.toThrow('not this one');
  });
  expect(await ids()).toEqual([1]);
  const failing = open.database.transaction(async (handle) => {
    await handle.execute(insert(3));
    await handle.execute(insert(1));
  });
  await expect(failing).rejects.toMatchObject({
    cause: { code: '23505', constraint: 'notes_pkey' },
  });
  expect(await ids()).toEqual([1]);
});

test('what is asked meanwhile waits for the end of a transaction', async () => {
  const seen: string[] = [];
  let leave = () => {};
  const left = new Promise<void>((resolve) => (leave = resolve));
  const first = open.database.transaction(async (handle) => {
    await handle.execute(insert(1));
    await left;
    seen.push('first');
  });
  const others = [insert(2), insert(3)].map((each) =>
    open.database.transaction(async (handle) => {
      await handle.execute(each);
      seen.push('next');
    }),
  );
  const count = ids().then((all) => void seen.push(`${all.length} rows`));
  leave();
  await Promise.all([first, ...others, count]);
  expect(seen).toEqual(['first', 'next', 'next', '3 rows']);
});

test('a script that fails leaves no transaction open', async () => {
  await expect(open.run('begin; select 1 / 0; commit')).rejects.toThrow('division by zero');
  expect((await open.run('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('the process responds while a statement runs', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 10);
  await open.run('select count(*) from generate_series(1, 1000000)');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});

test('a directory that cannot be one says so', async () => {
  await expect(openPgliteThread(join(directory, '\0'))).rejects.toThrow('null bytes');
});

test('what was written is there after closing, and a closed database says so', async () => {
  await open.database.execute(insert(7));
  const closed = open;
  await closed.close();
  const failure: unknown = await closed.run('select 1').catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'The database is closed' });
  expect(isDatabaseUnavailable(failure)).toBe(true);
  open = await openPgliteThread(join(directory, 'database'));
  expect(await ids()).toEqual([7]);
});
