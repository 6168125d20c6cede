import type { Database } from '../database/database';
import { logFailure } from '../logging/log';
import { findRecordedKeys } from '../queries/catalogue/fileQueries';
import { removeFiles } from './removeFiles';
import type { Storage } from './storage';

/**
 * Age from which a file without a record is an orphan. A file is written last before its record is: an upload
 * takes as long as it needs, but what follows it, and any transaction, ends within minutes (openPostgres.ts).
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
 * Deletes stored files that no record names, as a crash between storing and recording leaves them, or one between
 * a deletion and its file's, and ends uploads that a crash left open; returns the keys of the files. Where most
 * files have no record it deletes none: then the database is rather another one than the files'.
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
