import { type CacheDatabase } from './cacheDatabase';
import { openCacheDatabase } from './openCacheDatabase';
import { readSlice, type SliceState } from './readPersistedSlice';

/** A person's database, opened before the store exists. */
export interface PrefetchedCache {
  opened: Promise<CacheDatabase>;
  /** Promise of a prefetched slice, returned once; undefined for other slices. */
  takeSlice: (slice: string) => Promise<SliceState | undefined> | undefined;
}

interface PendingCache extends PrefetchedCache {
  userId: string;
  /** Called when the connection is lost and must be reopened. */
  onClosed: () => void;
  isClosed: boolean;
}

let prefetched: PendingCache | null = null;

/**
 * Opens a person's database and starts reading a slice while the console's scripts load. Resolves once the read has
 * settled.
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

/** The prefetched database of this person, returned once; null when none was opened or the connection was lost. */
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
