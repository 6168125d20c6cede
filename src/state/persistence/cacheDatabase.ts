import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { type Entries } from './bucketDiff';

interface CacheSchema extends DBSchema {
  /** Key: [slice, field, bucket]. */
  buckets: { key: [string, string, number]; value: Entries };
}

export type CacheDatabase = IDBPDatabase<CacheSchema>;

/** A new shape of the cached state gets a new name and a refetch, never a migration. */
export const SHAPE = 3;
const prefix = 'kathayatra-cache-';

export const cacheName = (userId: string) => `${prefix}${SHAPE}-${userId}`;

/** Opens a person's database; `lost` is told when it has to be opened anew. */
export function openCacheDatabase(userId: string, lost: () => void): Promise<CacheDatabase> {
  return openDB<CacheSchema>(cacheName(userId), 1, {
    upgrade: (db) => void db.createObjectStore('buckets'),
    blocking: (_current, _blocked, event) => {
      // Another tab deletes or upgrades the database: let go, and reopen when next needed.
      if (event.target instanceof IDBDatabase) event.target.close();
      lost();
    },
    terminated: lost,
  });
}

/** Names of a person's databases that other versions of the console made. */
async function otherShapesOf(userId: string): Promise<string[]> {
  const known = (await indexedDB.databases?.()) ?? [];
  const names = known.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const isOurs = (name: string) => name.startsWith(prefix) && name.endsWith(`-${userId}`);
  return names.filter((name) => isOurs(name) && name !== cacheName(userId));
}

/** Deletes what older and newer versions of the console kept of a person. */
export async function deleteOtherShapes(userId: string): Promise<void> {
  await Promise.all((await otherShapesOf(userId)).map((name) => deleteDB(name)));
}

export async function deleteCacheDatabase(userId: string): Promise<void> {
  await Promise.all([deleteDB(cacheName(userId)), deleteOtherShapes(userId)]);
}
