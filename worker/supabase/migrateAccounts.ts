import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { users } from '../schema/accountTables';
import { localAccounts } from './localAccounts';

/** Creates the stand-in's tables and its four accounts; existing ones are left unchanged. */
export async function migrateAccounts(database: Database, now: Date): Promise<void> {
  await migrate(database, dirname(fileURLToPath(import.meta.url)));
  for (const [position, account] of Object.values(localAccounts).entries()) {
    const row = { ...account, position, created_at: now.toISOString() };
    await database.insert(users).values(row).onConflictDoNothing({ target: users.id });
  }
}
