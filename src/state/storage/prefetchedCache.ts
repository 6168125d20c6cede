import { type CacheDatabase } from './cacheDatabase';
import { openCacheDatabase } from './openCacheDatabase';
import { readSlice, type SliceState } from './readPersistedSlice';

/** A person's database that was opened before there was a store to fill from it. */
export interface PrefetchedCache {
  opened: Promise<CacheDatabase>;
  /** The promise of a prefetched slice, returned once; undefined for other slices. */
  takeSlice: (slice: string) => Promise<SliceState | undefined> | undefined;
}

interface PendingCache extends PrefetchedCache {
  userId: string;
  /** Called when the database has to be opened anew. */
  onClosed: () => void;
  isClosed: boolean;
}

let prefetched: PendingCache | null = null;

/**
 * Opens a person's database and begins to read a slice of it, while the console's scripts load. Resolves when the slice
 * is read or has failed.
 */
export async function prefetchCache(userId: string, slice: string): Promise<void> {
  const opened = openCacheDatabase(userId, () => {
    if (cache.isClosed) return;
    cache.isClosed = true;
    cache.onClosed();
  });
  const read = opened.then((db) => readSlice(db, slice));
  const slices = new Map([[slice, read]]);
  const cache: PendingCache = {
    userId,
    opened,
    takeSlice(name) {
      const state = slices.get(name);
      slices.delete(name);
      return state;
    },
    onClosed: () => undefined,
    isClosed: false,
  };
  prefetched = cache;
  // The caller that takes the promise handles its failure.
  await read.catch(() => undefined);
}

/** The database that was opened for this person, returned once; null when there is none, or it is lost by now. */
export function takePrefetchedCache(userId: string, onClosed: () => void): PrefetchedCache | null {
  const cache = prefetched;
  prefetched = null;
  if (cache === null) return null;
  if (cache.userId !== userId || cache.isClosed) {
    void cache.opened.then((db) => db.close()).catch(() => undefined);
    return null;
  }
  cache.onClosed = onClosed;
  return cache;
}
