import { migrate } from '../../worker/database/migrate';
import { openPostgres, migrationTimeouts } from '../../worker/database/openPostgres';
import { fillDatabase } from '../../worker/start/fillDatabase';
import { memoryStorage } from '../../worker/storage/memoryStorage';

/** Does for a database what a process of the worker does at its start: tables, and languages where there are none. */
export async function migrateDatabase(url: string): Promise<void> {
  const { database, close } = openPostgres(url, { timeouts: migrationTimeouts });
  try {
    await migrate(database);
    // No files belong to languages.
    const options = { hasStandIn: false, sampleTours: 0 };
    await fillDatabase(database, memoryStorage(), new Date(), options);
  } finally {
    await close();
  }
}
