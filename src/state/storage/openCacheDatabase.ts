import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { openBrowserDatabase } from '../../platform/browserDatabase';
import { isJson } from '../../domain/jsonReader';
import { isStorageRefused } from '../../platform/storageRefusal';
import { changedBuckets, type Entries } from './bucketDiff';
import {
  cacheName,
  isCacheOf,
  rangeOf,
  shapeIn,
  STORES,
  type BucketKey,
  type CacheDatabase,
  type CacheSchema,
} from './cacheDatabase';
import { packRows } from './packRows';
import { readSlice, tableIn, type SliceState } from './readPersistedSlice';

/** Last schema version that stored buckets unpacked, each under its key. */
const LAST_FORMER = 3;

interface FormerSchema extends DBSchema {
  buckets: { key: BucketKey; value: Entries };
}

/** Slices with data of the person's own, which cannot be refetched; every schema version migrates them. */
const OWN_SLICES = ['grids', 'history'];

async function readFormer(other: IDBPDatabase<FormerSchema>, slice: string): Promise<SliceState> {
  const state: SliceState = {};
  const keys = await other.getAllKeys('buckets', rangeOf(slice));
  const buckets = await other.getAll('buckets', rangeOf(slice));
  keys.forEach(([, field], index) => Object.assign(tableIn(state, field), buckets[index]));
  return state;
}

/** Opens a database of another schema version, with a reader for its slices. */
async function openOther(name: string) {
  if (shapeIn(name) <= LAST_FORMER) {
    const other = await openDB<FormerSchema>(name);
    return { close: () => other.close(), read: (slice: string) => readFormer(other, slice) };
  }
  const other = await openDB<CacheSchema>(name);
  return { close: () => other.close(), read: (slice: string) => readSlice(other, slice) };
}

/** Copies data that only this device has from the nearest other schema version, before that database is deleted. */
async function migrateFormerCache(db: CacheDatabase, userId: string): Promise<void> {
  const names = await otherShapesOf(userId);
  const [nearest] = names.sort((a, b) => shapeIn(b) - shapeIn(a));
  if (nearest === undefined) return;
  const other = await openOther(nearest);
  try {
    for (const slice of OWN_SLICES) {
      const counts = await Promise.all(STORES.map((store) => db.count(store, rangeOf(slice))));
      if (counts.some((count) => count > 0)) continue;
      const tables = Object.entries((await other.read(slice)) ?? {});
      const { store, done } = db.transaction('rows', 'readwrite');
      const puts = tables.flatMap(([field, table]) => {
        const buckets = isJson(table) ? [...changedBuckets({}, table)] : [];
        return buckets.map(([bucket, { changed }]) =>
          store.put(packRows(changed), [slice, field, bucket]),
        );
      });
      await Promise.all([...puts, done]);
    }
  } finally {
    other.close();
  }
}

/** True when this device holds the person's cache, or the browser cannot list its databases. */
export async function hasCacheDatabase(userId: string): Promise<boolean> {
  try {
    const databases = await indexedDB.databases?.();
    return databases === undefined || databases.some(({ name }) => name === cacheName(userId));
  } catch {
    return false;
  }
}

/** Opens a person's database; `onClosed` is called when the connection is lost and must be reopened. */
export async function openCacheDatabase(
  userId: string,
  onClosed: () => void,
): Promise<CacheDatabase> {
  const db = await openBrowserDatabase<CacheSchema>(cacheName(userId), {
    create: (made) => STORES.forEach((store) => made.createObjectStore(store)),
    onClosed,
  });
  // Migration is best effort: an unreadable database is dropped with its contents.
  await migrateFormerCache(db, userId).catch(() => undefined);
  void deleteOtherShapes(userId).catch(() => undefined);
  return db;
}

/** Names of a person's databases of other schema versions. */
async function otherShapesOf(userId: string): Promise<string[]> {
  const databases = (await indexedDB.databases?.()) ?? [];
  const names = databases.flatMap(({ name }) => (name === undefined ? [] : [name]));
  return names.filter((name) => isCacheOf(userId, name) && name !== cacheName(userId));
}

/** Deletes a person's databases of all other schema versions, older and newer. */
async function deleteOtherShapes(userId: string): Promise<void> {
  await Promise.all((await otherShapesOf(userId)).map((name) => deleteDB(name)));
}

export async function deleteCacheDatabase(userId: string): Promise<void> {
  try {
    await Promise.all([deleteDB(cacheName(userId)), deleteOtherShapes(userId)]);
  } catch (failure) {
    if (!isStorageRefused(failure)) throw failure;
  }
}
