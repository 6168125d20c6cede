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

const shapeIn = (name: string) => Number.parseInt(name.slice(prefix.length), 10);

export const cacheName = (userId: string) => `${prefix}${SHAPE}-${userId}`;

/** Slices of the person's own making, which nobody could be asked for again: every shape takes them along. */
const OWN_SLICES = ['grids', 'history'];

export const rangeOf = (slice: string) => IDBKeyRange.bound([slice], [slice, []]);

/** Copies what only this device has from the nearest other shape, before that one is deleted. */
async function takeAlong(db: CacheDatabase, userId: string): Promise<void> {
  const names = await otherShapesOf(userId);
  const [nearest] = names.sort((a, b) => shapeIn(b) - shapeIn(a));
  if (nearest === undefined) return;
  const other = await openDB<CacheSchema>(nearest);
  try {
    for (const slice of OWN_SLICES) {
      if ((await db.count('buckets', rangeOf(slice))) > 0) continue;
      const keys = await other.getAllKeys('buckets', rangeOf(slice));
      const values = await other.getAll('buckets', rangeOf(slice));
      const transaction = db.transaction('buckets', 'readwrite');
      const puts = keys.map((key, place) => transaction.store.put(values[place] ?? {}, key));
      await Promise.all([...puts, transaction.done]);
    }
  } finally {
    other.close();
  }
}

/** Whether this device holds anything of a person; true also where the browser doesn't say. */
export async function hasCacheDatabase(userId: string): Promise<boolean> {
  const known = await indexedDB.databases?.();
  return known === undefined || known.some(({ name }) => name === cacheName(userId));
}

/** Opens a person's database; `lost` is told when it has to be opened anew. */
export async function openCacheDatabase(userId: string, lost: () => void): Promise<CacheDatabase> {
  const db = await openDB<CacheSchema>(cacheName(userId), 1, {
    upgrade: (db) => void db.createObjectStore('buckets'),
    blocking: (_current, _blocked, event) => {
      // Another tab deletes or upgrades the database: let go, and reopen when next needed.
      if (event.target instanceof IDBDatabase) event.target.close();
      lost();
    },
    terminated: lost,
  });
  // Another shape that can't be read is given up with all it held.
  await takeAlong(db, userId).catch(() => undefined);
  void deleteOtherShapes(userId).catch(() => undefined);
  return db;
}

/** Names of a person's databases that other versions of the console made. */
async function otherShapesOf(userId: string): Promise<string[]> {
  const known = (await indexedDB.databases?.()) ?? [];
  const names = known.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const isOurs = (name: string) => name.startsWith(prefix) && name.endsWith(`-${userId}`);
  return names.filter((name) => isOurs(name) && name !== cacheName(userId));
}

/** Deletes what older and newer versions of the console kept of a person. */
async function deleteOtherShapes(userId: string): Promise<void> {
  await Promise.all((await otherShapesOf(userId)).map((name) => deleteDB(name)));
}

export async function deleteCacheDatabase(userId: string): Promise<void> {
  await Promise.all([deleteDB(cacheName(userId)), deleteOtherShapes(userId)]);
}
