import { sql } from 'drizzle-orm';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, timestamptz } from '../database/database';
import { migrate } from '../database/openDatabase';
import { localAccounts } from './localAccounts';

/** Creates the stand-in's tables and its four accounts; existing ones stay as they are. */
export async function migrateAccounts(database: Database, now: Date): Promise<void> {
  await migrate(database, dirname(fileURLToPath(import.meta.url)));
  for (const [position, account] of Object.values(localAccounts).entries()) {
    await database.execute(sql`
      insert into auth_local.users (id, email, full_name, note, position, created_at)
      values (${account.id}, ${account.email}, ${account.full_name}, ${account.note},
        ${position}, ${timestamptz(now)})
      on conflict (id) do nothing`);
  }
}
