import type { Database } from '../database/database';
import { logFailure } from '../logging/log';
import { findRecordedKeys } from '../queries/catalogue/fileQueries';
import { removeFiles } from './removeFiles';
import type { Storage } from './storage';

/**
 * Age from which a file without a record is an orphan. A file is written last before its record is: an upload
 * takes as long as it needs, but what follows it, and any transaction, ends within minutes (openDatabase.ts).
 */
export const ORPHAN_AGE_MS = 24 * 60 * 60_000;

const KEYS_PER_QUERY = 500;

export interface SweptStores {
  database: Database;
  storage: Storage;
}

/**
 * Deletes stored files that no record names, as a crash between storing and recording leaves them, or one between
 * a deletion and its file's; returns their keys. Where most files have no record it deletes nothing: then the
 * database is rather another one than the files'.
 */
export async function sweepFiles({ database, storage }: SweptStores, now: Date): Promise<string[]> {
  const listed = await storage.list();
  const keys = listed.map(({ key }) => key);
  const recorded = new Set<string>();
  for (let start = 0; start < keys.length; start += KEYS_PER_QUERY) {
    const part = await findRecordedKeys(database, keys.slice(start, start + KEYS_PER_QUERY));
    for (const key of part) recorded.add(key);
  }
  const oldest = now.getTime() - ORPHAN_AGE_MS;
  const orphans = listed
    .filter(({ key, writtenAt }) => !recorded.has(key) && writtenAt.getTime() < oldest)
    .map(({ key }) => key);
  if (orphans.length > recorded.size) {
    logFailure(
      'The sweep of stored files is left out',
      `${orphans.length} of ${listed.length} files are not of this database`,
    );
    return [];
  }
  await removeFiles(storage, orphans);
  return orphans;
}
