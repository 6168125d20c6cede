import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillDatabase } from './fillDatabase';
import { migrate } from '../database/migrate';
import type { OpenDatabase } from '../database/openDatabase';
import { openPgliteThread } from '../database/openPgliteThread';
import { openPostgres, migrationTimeouts } from '../database/openPostgres';
import { openStorage } from './openStorage';
import type { PrepareTask } from './prepareData';
import { runChild } from './runChild';
import type { StartSettings } from './workerSettings';
import { UnusableData } from '../logging/unusableData';
import type { Storage } from '../storage/storage';

export interface OpenData extends OpenDatabase {
  storage: Storage;
}

const currentFolder = dirname(fileURLToPath(import.meta.url));

async function openEmbeddedDatabase(path: string): Promise<OpenDatabase> {
  try {
    return await openPgliteThread(path);
  } catch (error) {
    const todo = 'Restore it from a copy, or move it away to begin with a new one.';
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new UnusableData(`The database in ${path} cannot be opened. ${todo} (${reason})`);
  }
}

/**
 * Opens database and storage. The first start creates and seeds the database; every start applies pending migrations.
 */
export async function openData(settings: StartSettings, signal: AbortSignal): Promise<OpenData> {
  const { dataDirectory: directory, databaseUrl, sampleTours } = settings;
  const fillOptions = { hasStandIn: settings.supabaseUrl === null, sampleTours };
  const now = new Date();
  const path = join(directory, 'database');
  const storage = await openStorage(directory, settings.store);
  if (databaseUrl === null && !existsSync(path)) {
    const task: PrepareTask = { directory, now: now.toISOString(), ...fillOptions };
    const options = { cwd: process.cwd(), env: process.env, signal, endsWithParent: true };
    await runChild(join(currentFolder, 'prepareData.ts'), [JSON.stringify(task)], options);
  }
  const prepared =
    databaseUrl === null
      ? await openEmbeddedDatabase(path)
      : openPostgres(databaseUrl, { timeouts: migrationTimeouts });
  try {
    await migrate(prepared.database);
    await fillDatabase(prepared.database, storage, now, fillOptions);
  } catch (error) {
    await prepared.close();
    throw error;
  }
  if (databaseUrl === null) return { ...prepared, storage };
  await prepared.close();
  return { ...openPostgres(databaseUrl), storage };
}
