import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillDatabase } from './fillDatabase';
import { migrate, type OpenDatabase, openPglite, openPostgres } from '../database/openDatabase';
import type { PrepareTask } from './prepareData';
import { runChild } from './runChild';
import type { StartSettings } from './workerSettings';
import { diskStorage } from '../storage/diskStorage';
import type { Storage } from '../storage/storage';

export interface OpenData extends OpenDatabase {
  storage: Storage;
}

const currentFolder = dirname(fileURLToPath(import.meta.url));

/** Opens database and storage. The first start creates and seeds the database; every start applies pending migrations. */
export async function openData(settings: StartSettings, signal: AbortSignal): Promise<OpenData> {
  const { dataDirectory: directory, databaseUrl, sampleTours } = settings;
  const fillOptions = { hasStandIn: settings.supabaseUrl === null, sampleTours };
  const now = new Date();
  const path = join(directory, 'database');
  if (databaseUrl === null && !existsSync(path)) {
    const task: PrepareTask = { directory, now: now.toISOString(), ...fillOptions };
    const options = { cwd: process.cwd(), env: process.env, signal };
    await runChild(join(currentFolder, 'prepareData.ts'), [JSON.stringify(task)], options);
  }
  const storage = await diskStorage(join(directory, 'files'));
  const opened = databaseUrl === null ? await openPglite(path) : openPostgres(databaseUrl);
  try {
    await migrate(opened.database);
    await fillDatabase(opened.database, storage, now, fillOptions);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return { ...opened, storage };
}
