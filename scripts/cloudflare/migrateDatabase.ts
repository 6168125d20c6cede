import { migrate } from '../../worker/database/migrate';
import { openPostgres, migrationTimeouts } from '../../worker/database/openPostgres';
import { fillDatabase } from '../../worker/start/fillDatabase';
import { memoryStorage } from '../../worker/storage/memoryStorage';

/** Prepares a database as a worker process does at its start: tables, and languages if there are none. */
export async function migrateDatabase(url: string): Promise<void> {
  const { database, close } = openPostgres(url, { timeouts: migrationTimeouts });
  try {
    await migrate(database);
    // Languages have no files.
    const options = { hasStandIn: false, sampleTours: 0 };
    await fillDatabase(database, memoryStorage(), new Date(), options);
  } finally {
    await close();
  }
}
