import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate, openPglite } from '../database/openDatabase';
import { fillDatabase, type FillOptions } from './fillDatabase';
import { diskStorage } from '../storage/diskStorage';

/** Argument of this process, as JSON. */
export interface PrepareTask extends FillOptions {
  /** Data directory; the database is a folder in it. */
  directory: string;
  now: string;
}

/**
 * Creates the embedded database in a process of its own: that takes several hundred megabytes of memory,
 * which would never be released. The folder is renamed to its final name once it is complete.
 */
async function prepareData(task: PrepareTask): Promise<void> {
  const temporaryPath = join(task.directory, 'database.unfinished');
  await rm(temporaryPath, { recursive: true, force: true });
  const storage = await diskStorage(join(task.directory, 'files'));
  const { database, close } = await openPglite(temporaryPath);
  await migrate(database);
  await fillDatabase(database, storage, new Date(task.now), task);
  await close();
  await rename(temporaryPath, join(task.directory, 'database'));
}

const task = process.argv[2];
if (task === undefined) throw new Error('prepareData takes a task as JSON');
// openData.ts wrote it with the same type.
await prepareData(JSON.parse(task) as PrepareTask);
