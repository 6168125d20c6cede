import { randomUUID } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '../database/migrate';
import { openPglite } from '../database/openPglite';
import { fillDatabase, type FillOptions } from './fillDatabase';
import { openStorage } from './openStorage';
import { readStoreSettings } from './storeSettings';

/** Argument of this process, as JSON. */
export interface PrepareTask extends FillOptions {
  /** Data directory; the database is a folder in it. */
  directory: string;
  now: string;
}

const UNFINISHED = 'database.unfinished';

/**
 * Creates the embedded database in a separate process: doing so takes several hundred megabytes of memory that would
 * never be released. The folder is renamed to its final name when complete.
 */
async function prepareData(task: PrepareTask): Promise<void> {
  for (const name of await readdir(task.directory)) {
    if (!name.startsWith(UNFINISHED)) continue;
    await rm(join(task.directory, name), { recursive: true, force: true, maxRetries: 5 });
  }
  // A random name, because the child process of a killed start may outlive it briefly.
  const temporaryPath = join(task.directory, `${UNFINISHED}-${randomUUID()}`);
  // Problems are dropped: the parent has validated the same environment.
  const storage = await openStorage(task.directory, readStoreSettings(process.env, []));
  const { database, close } = await openPglite(temporaryPath);
  await migrate(database);
  await fillDatabase(database, storage, new Date(task.now), task);
  await close();
  await rename(temporaryPath, join(task.directory, 'database'));
}

const task = process.argv[2];
if (task === undefined) throw new Error('prepareData takes a task as JSON');
// Written by openData.ts with the same type.
await prepareData(JSON.parse(task) as PrepareTask);
