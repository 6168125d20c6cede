import { sql } from 'drizzle-orm';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeAdvisoryLock } from './advisoryLock';
import type { Database } from './database';
import { schemaMigrations } from '../schema/workerTables';

export const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), '../migrations');

/** Applies each pending `*.sql` of the folder in name order, in one transaction. */
export async function migrate(database: Database, folder = migrationsFolder): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  await database.transaction(async (transaction) => {
    await takeAdvisoryLock(transaction, 'migration');
    await transaction.execute(sql`create table if not exists schema_migrations
      (name text primary key, applied_at timestamptz not null default now())`);
    const applied = await transaction.select().from(schemaMigrations);
    const appliedNames = new Set(applied.map(({ name }) => name));
    for (const name of names.filter((each) => !appliedNames.has(each))) {
      const script = await readFile(join(folder, name), 'utf8');
      // EXECUTE accepts several statements, whereas a prepared statement is a single one, and PGlite prepares every
      // statement.
      await transaction.execute(
        sql.raw(`do $outer$ begin execute $migration$${script}$migration$; end $outer$`),
      );
      await transaction.insert(schemaMigrations).values({ name });
    }
  });
}
