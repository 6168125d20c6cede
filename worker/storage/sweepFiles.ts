import type { Database } from '../database/database';
import { logFailure } from '../logging/log';
import { findRecordedKeys } from '../queries/catalogue/fileQueries';
import { removeFiles } from './removeFiles';
import type { Storage } from './storage';

/**
 * Age in milliseconds after which a file without a record is an orphan. An upload may take any time, but its record
 * follows the file's last byte within minutes, because the time-outs of openPostgres.ts bound the transaction.
 */
export const ORPHAN_AGE_MS = 24 * 60 * 60_000;

const KEYS_PER_QUERY = 500;

export interface SweptStores {
  database: Database;
  storage: Storage;
}

async function* inBatches<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Deletes orphans and aborts incomplete uploads, which crashes leave: between storing a file and its record, or between
 * deleting a record and its file. Returns the keys of the deleted files. When most files have no record, deletes none,
 * because the database then probably does not belong to the files.
 */
export async function sweepFiles({ database, storage }: SweptStores, now: Date): Promise<string[]> {
  const oldest = new Date(now.getTime() - ORPHAN_AGE_MS);
  const orphans: string[] = [];
  let [listed, named] = [0, 0];
  for await (const batch of inBatches(storage.list(), KEYS_PER_QUERY)) {
    const keys = batch.map(({ key }) => key);
    const recorded = await findRecordedKeys(database, keys);
    const old = batch.filter(({ key, writtenAt }) => !recorded.has(key) && writtenAt < oldest);
    orphans.push(...old.map(({ key }) => key));
    listed += keys.length;
    named += recorded.size;
  }
  await storage.abortUploads?.(oldest);
  if (orphans.length > named) {
    logFailure(
      'The sweep of stored files is left out',
      `${orphans.length} of ${listed} files are not of this database`,
    );
    return [];
  }
  await removeFiles(storage, orphans);
  return orphans;
}
