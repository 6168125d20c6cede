import { isJson } from '../../domain/jsonReader';
import { withTimeout } from '../../platform/withTimeout';
import { runWhenIdle } from '../../platform/requestIdle';
import { changedBuckets, type BucketChange } from './bucketDiff';
import { rangeOf, STORES, type BucketKey, type CacheDatabase } from './cacheDatabase';
import { CacheConnection } from './cacheConnection';
import { type PrefetchedCache } from './prefetchedCache';
import { deleteCacheDatabase } from './openCacheDatabase';
import { readSlice, type SliceState as State } from './readPersistedSlice';
import { isUsableState, withUsableRows } from './usableState';
import { writeChanges } from './writeChanges';

const WRITE_DELAY_MS = 50;
/** Maximum time that a write waits for an idle moment, in ms; rendering takes precedence. */
const IDLE_MS = 1500;
/** Time-out of a read in ms; after a time-out the cache is not used until the next start. */
const READ_MS = 8000;
const META = '_persist';

/** The cache could not be read; damaged data is discarded, a read that timed out leaves the data untouched. */
export class CacheUnreadable extends Error {}

/** Storage for redux-persist, with additions for the session. */
export interface BucketStorage {
  getItem: (slice: string) => Promise<State | undefined>;
  setItem: (slice: string, state: State) => Promise<void>;
  removeItem: (slice: string) => Promise<void>;
  /** Selects the person whose database is used. */
  openFor: (userId: string) => void;
  /** Starts reading a slice that `getItem` will request soon. */
  prefetch: (slice: string) => void;
  /** Writes all pending states now. */
  flush: () => Promise<void>;
  /** Closes and deletes the person's database; later writes are ignored. */
  destroy: () => Promise<void>;
}

/**
 * True for a transient failure: the connection was lost but the data is intact and may be readable at the next start.
 */
const isTransientFailure = (failure: unknown) =>
  failure instanceof DOMException && /^(InvalidState|Abort|Timeout)Error$/.test(failure.name);

/** Retries work once, on a new connection, after a transient failure. */
async function overNewConnection<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (!isTransientFailure(failure)) throw failure;
    return work();
  }
}

/** Changed rows of a slice, by field and bucket. */
function changesOf(slice: string, before: State, after: State) {
  const changes: [BucketKey, BucketChange][] = [];
  for (const [field, value] of Object.entries(after)) {
    const previous = before[field];
    if (value === previous || !isJson(value)) continue;
    if (field === META) {
      changes.push([[slice, field, 0], { changed: value, removed: [] }]);
      continue;
    }
    for (const [bucket, change] of changedBuckets(isJson(previous) ? previous : {}, value)) {
      changes.push([[slice, field, bucket], change]);
    }
  }
  return changes;
}

async function deleteSlice(db: CacheDatabase, slice: string): Promise<void> {
  const transaction = db.transaction(STORES, 'readwrite');
  const deletes = STORES.map((name) => transaction.objectStore(name).delete(rangeOf(slice)));
  await Promise.all([...deletes, transaction.done]);
}

/** Freezes the tables, because Immer would otherwise walk all rows to freeze them at the first action. */
function freezeTables(state: State): State {
  Object.values(state).forEach((table) => Object.freeze(table));
  return state;
}

interface ReadOptions {
  early: PrefetchedCache | null;
  reportFailure: (failure: unknown) => void;
}

/** Reads a slice; a damaged slice is deleted and reported. */
async function readUsable(
  db: CacheDatabase,
  slice: string,
  { early, reportFailure }: ReadOptions,
): Promise<State | undefined> {
  try {
    const stored = await (early?.takeSlice(slice) ?? readSlice(db, slice));
    const state = stored && withUsableRows(slice, stored);
    if (state === undefined) return undefined;
    if (isUsableState(state)) return freezeTables(state);
    throw new CacheUnreadable(`${slice} is not as it was written`);
  } catch (failure) {
    if (isTransientFailure(failure)) throw failure;
    await deleteSlice(db, slice);
    reportFailure(failure instanceof CacheUnreadable ? failure : new CacheUnreadable(slice));
    return undefined;
  }
}

/**
 * Storage in IndexedDB. Failed reads and writes are reported, not thrown: the console keeps working, only the next cold
 * start is slower.
 */
export function createBucketStorage(reportFailure: (failure: unknown) => void): BucketStorage {
  const connection = new CacheConnection();
  const written = new Map<string, State>();
  const waiting = new Map<string, State>();
  const prefetched = new Map<string, Promise<State | undefined>>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function write(slice: string, state: State): Promise<void> {
    const db = await connection.database();
    if (!db) return;
    const changes = changesOf(slice, written.get(slice) ?? {}, state);
    if (changes.length > 0) await writeChanges(db, changes);
    written.set(slice, state);
  }

  function writeWaiting(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const states = [...waiting];
    waiting.clear();
    writing = writing.then(async () => {
      for (const [slice, state] of states) {
        await overNewConnection(() => write(slice, state)).catch(reportFailure);
      }
    });
    return writing;
  }

  /** Stops reading and writing; stored data is left untouched. */
  function giveUp(failure: unknown): undefined {
    connection.abandon();
    waiting.clear();
    prefetched.clear();
    reportFailure(failure);
  }

  const read = (slice: string): Promise<State | undefined> =>
    overNewConnection(async () => {
      const db = await connection.database();
      const { early } = connection;
      return db ? readUsable(db, slice, { early, reportFailure }) : undefined;
    });

  return {
    openFor: (userId) => connection.openFor(userId),

    prefetch(slice) {
      prefetched.set(slice, read(slice).catch(giveUp));
    },

    async getItem(slice) {
      const pending = prefetched.get(slice) ?? read(slice).catch(giveUp);
      prefetched.delete(slice);
      const tooSlow = () => giveUp(new CacheUnreadable('too slow'));
      const state = await withTimeout(pending, READ_MS, tooSlow);
      if (state) written.set(slice, { ...state });
      return state;
    },

    async setItem(slice, state) {
      if (!connection.isInUse) return;
      waiting.set(slice, { ...state });
      timer ??= setTimeout(() => runWhenIdle(() => void writeWaiting(), IDLE_MS), WRITE_DELAY_MS);
    },

    async removeItem(slice) {
      const db = await connection.database();
      prefetched.delete(slice);
      waiting.delete(slice);
      written.delete(slice);
      if (db) await deleteSlice(db, slice);
    },

    flush: writeWaiting,

    async destroy() {
      waiting.clear();
      prefetched.clear();
      await writeWaiting();
      const ownerId = await connection.close();
      written.clear();
      if (ownerId !== null) await deleteCacheDatabase(ownerId);
    },
  };
}
