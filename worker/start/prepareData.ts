import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate, openPglite } from '../database/openDatabase';
import { fillDatabase, type FillOptions } from './fillDatabase';
import { diskStorage } from '../storage/diskStorage';

/** What the process that starts this one hands over, as JSON. */
export interface PrepareTask extends FillOptions {
  /** Where data is kept; the database is a folder in it. */
  directory: string;
  now: string;
}

/**
 * Makes the embedded database, in a process of its own: setting one up takes several hundred
 * megabytes that would never be given back. It has its final name only once it is whole.
 */
async function prepareData(task: PrepareTask): Promise<void> {
  const unfinished = join(task.directory, 'database.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  const storage = await diskStorage(join(task.directory, 'files'));
  const { database, close } = await openPglite(unfinished);
  await migrate(database);
  await fillDatabase(database, storage, new Date(task.now), task);
  await close();
  await rename(unfinished, join(task.directory, 'database'));
}

const task = process.argv[2];
if (task === undefined) throw new Error('prepareData takes a task as JSON');
// Written by openData.ts, by the same type.
await prepareData(JSON.parse(task) as PrepareTask);
