import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../worker/database/database';
import { migrate } from '../../worker/database/migrate';
import type { OpenDatabase } from '../../worker/database/openDatabase';
import type { Engine } from '../../worker/testing/openTestDatabase';
import {
  asOwner,
  openProjectDatabase,
  resetProject,
} from '../../worker/testing/supabase/hostedProject';
import {
  existingMigrations,
  fileOf,
  SUPABASE_MIGRATIONS,
  supabaseMigrations,
} from './supabaseMigrations';

const readMigration = (file: string) => readFileSync(join(SUPABASE_MIGRATIONS, file), 'utf8');

it('there is a file for each migration of the worker, in its order, and none besides', () => {
  const existing = existingMigrations();
  const migrations = supabaseMigrations();
  expect(migrations.map((each) => fileOf(each, existing))).toEqual(existing);
  expect(existing.map(readMigration)).toEqual(migrations.map(({ text }) => text));
  for (const file of existing) expect(file).toMatch(/^\d{14}_\w+\.sql$/);
});

/** Applies files as Supabase's CLI does: each in its own transaction. */
async function applyFiles(database: Database): Promise<void> {
  for (const file of existingMigrations()) {
    await asOwner(database, async (tx) => {
      const statements = readMigration(file).split(/^(?=do \$outer\$)/m);
      for (const each of statements) await tx.execute(sql.raw(each));
    });
  }
}

/**
 * Everything that migrations create: columns, constraints, indexes, triggers, functions, policies, grants, recorded
 * names.
 */
async function readSchema(database: Database): Promise<Record<string, unknown>[]> {
  const { rows } = await database.execute(sql`
    select 'column' as kind, concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default,
      ordinal_position) as text from information_schema.columns where table_schema = 'public'
    union all select 'constraint', concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'index', indexdef from pg_indexes where schemaname = 'public'
    union all select 'trigger', pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'function', pg_get_functiondef(oid)
      from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'policy', concat_ws(' ', tablename, policyname, permissive, roles, cmd, qual, with_check)
      from pg_policies
    union all select 'table', concat_ws(' ', relname, relowner::regrole, relrowsecurity, relacl)
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all select 'migration', name from schema_migrations
    order by kind, text`);
  return rows;
}

const engines: Engine[] = process.env.TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite'];
describe.each(engines)('a hosted project (%s)', (engine) => {
  let project: OpenDatabase;
  beforeAll(async () => (project = await openProjectDatabase(engine)));
  beforeEach(() => resetProject(project));
  afterAll(async () => {
    await project.close();
  });

  it('has the same schema by the files as by the start of the worker, in either order', async () => {
    const { database } = project;
    await asOwner(database, migrate);
    const byWorker = await readSchema(database);
    await applyFiles(database);
    expect(await readSchema(database)).toEqual(byWorker);

    await resetProject(project);
    await applyFiles(database);
    const byFiles = await readSchema(database);
    expect(byFiles).toEqual(byWorker);
    expect(byFiles.filter(({ kind }) => kind === 'policy')).toHaveLength(1);
    await asOwner(database, migrate);
    expect(await readSchema(database)).toEqual(byFiles);
  });
});
