import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, migrationsFolder } from './migrate';
import { openClient } from './openPglite';
import type { OpenDatabase } from './openDatabase';

const MIGRATION = '0013_earlier_sources.sql';
const day = (number: number) => `2025-03-0${number}T10:00:00Z`;

let folder: string;
let opened: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kathayatra-migrations-'));
  opened = await openClient(await PGlite.create());
}, 60_000);
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

const addMigrations = async (isWanted: (name: string) => boolean) => {
  const names = (await readdir(migrationsFolder)).filter(isWanted);
  for (const name of names) await copyFile(join(migrationsFolder, name), join(folder, name));
};

test('translations that are older than their source become outdated, of a text that is not known', async () => {
  const { database } = opened;
  await addMigrations((name) => name < MIGRATION);
  await migrate(database, folder);
  await database.execute(
    sql.raw(`
    insert into languages (code, label) values ('en', 'English'), ('hi', 'Hindi'), ('ta', 'Tamil');
  `),
  );
  const tour = '00000000-0000-4000-8000-000000000001';
  const section = '00000000-0000-4000-8000-000000000002';
  await database.execute(sql`insert into tours (id, slug, city, country, primary_language)
    values (${tour}, 'taj', 'Agra', 'India', 'en')`);
  await database.execute(sql`insert into sections (id, tour_id) values (${section}, ${tour})`);
  await database.execute(sql`
    insert into tour_translations (tour_id, language, title, description, slug_suffix, updated_at) values
      (${tour}, 'en', 'Taj', 'Marble', 'en', ${day(2)}),
      (${tour}, 'hi', 'ताज', '', 'hi', ${day(1)}),
      (${tour}, 'ta', 'தாஜ்', 'அ', 'ta', ${day(2)})`);
  await database.execute(sql`
    insert into section_translations (section_id, language, title, description, updated_at) values
      (${section}, 'en', 'Gate', 'Stone', ${day(3)}),
      (${section}, 'hi', 'द्वार', 'पत्थर', ${day(1)}),
      (${section}, 'ta', 'வாயில்', null, ${day(4)})`);

  await addMigrations((name) => name >= MIGRATION);
  // A later migration of the same run may change the tables again.
  await writeFile(
    join(folder, '9999_later.sql'),
    'alter table tour_translations add column x int; alter table section_translations add column x int;',
  );
  await migrate(database, folder);
  const earlierIn = async (table: string) => {
    const columns = 'language, earlier_source_title, earlier_source_description';
    const { rows } = await database.execute(
      sql.raw(`select ${columns} from ${table} order by language`),
    );
    return rows.map((row) => Object.values(row));
  };
  expect(await earlierIn('tour_translations')).toEqual([
    ['en', null, null],
    ['hi', '…', null],
    ['ta', null, null],
  ]);
  expect(await earlierIn('section_translations')).toEqual([
    ['en', null, null],
    ['hi', '…', '…'],
    ['ta', null, null],
  ]);
});
