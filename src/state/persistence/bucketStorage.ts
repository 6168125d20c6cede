import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isJson } from '../../domain/reading';
import { changedBuckets, type Entries } from './bucketDiff';

interface CacheSchema extends DBSchema {
  /** Key: [slice, field, bucket]. */
  buckets: { key: [string, string, number]; value: Entries };
}

/** A new shape of the cached state gets a new name and a refetch, never a migration. */
const SHAPE = 1;
const WRITE_DELAY_MS = 50;
const META = '_persist';

export const cacheName = (userId: string) => `kathayatra-cache-${SHAPE}-${userId}`;

type State = Record<string, unknown>;

/** redux-persist's storage, and what the session needs beside it. */
export interface BucketStorage {
  getItem: (slice: string) => Promise<State | undefined>;
  setItem: (slice: string, state: State) => Promise<void>;
  removeItem: (slice: string) => Promise<void>;
  /** Names the person whose database is used from now on. */
  openFor: (userId: string) => void;
  /** Writes what waits, now. */
  flush: () => Promise<void>;
  /** Closes and deletes the person's database; nothing is written after it. */
  destroy: () => Promise<void>;
}

/** Reports a failed write: the screen goes on, only the next cold start will be slower. */
export function createBucketStorage(reportFailure: (failure: unknown) => void): BucketStorage {
  let userId: string | null = null;
  let opened: Promise<IDBPDatabase<CacheSchema>> | null = null;
  const written = new Map<string, State>();
  const waiting = new Map<string, State>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let writing: Promise<void> = Promise.resolve();

  function database(): Promise<IDBPDatabase<CacheSchema>> | null {
    if (userId === null) return null;
    opened ??= openDB<CacheSchema>(cacheName(userId), 1, {
      upgrade: (db) => void db.createObjectStore('buckets'),
      blocking: (_current, _blocked, event) => {
        // Another tab deletes or upgrades the database: let go, and reopen when next needed.
        if (event.target instanceof IDBDatabase) event.target.close();
        opened = null;
      },
      terminated: () => {
        opened = null;
      },
    });
    return opened;
  }

  async function write(slice: string, state: State): Promise<void> {
    const db = await database();
    if (!db) return;
    const before = written.get(slice) ?? {};
    const puts: [[string, string, number], Entries][] = [];
    for (const [field, value] of Object.entries(state)) {
      if (value === before[field] || !isJson(value)) continue;
      if (field === META) {
        puts.push([[slice, field, 0], value]);
        continue;
      }
      const known = before[field];
      for (const [bucket, entries] of changedBuckets(isJson(known) ? known : {}, value)) {
        puts.push([[slice, field, bucket], entries]);
      }
    }
    if (puts.length > 0) {
      const transaction = db.transaction('buckets', 'readwrite', { durability: 'relaxed' });
      await Promise.all([
        ...puts.map(([key, entries]) => transaction.store.put(entries, key)),
        transaction.done,
      ]);
    }
    written.set(slice, state);
  }

  function writeWaiting(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const states = [...waiting];
    waiting.clear();
    writing = writing.then(async () => {
      for (const [slice, state] of states) {
        await write(slice, state).catch(reportFailure);
      }
    });
    return writing;
  }

  return {
    openFor(id) {
      userId = id;
    },

    async getItem(slice) {
      const db = await database();
      if (!db) return undefined;
      const range = IDBKeyRange.bound([slice], [slice, []]);
      const transaction = db.transaction('buckets');
      const [keys, values] = await Promise.all([
        transaction.store.getAllKeys(range),
        transaction.store.getAll(range),
      ]);
      if (keys.length === 0) return undefined;
      const state: State = {};
      keys.forEach(([, field], place) => {
        const table = state[field];
        state[field] = Object.assign(isJson(table) ? table : {}, values[place]);
      });
      written.set(slice, { ...state });
      return state;
    },

    async setItem(slice, state) {
      if (userId === null) return;
      waiting.set(slice, { ...state });
      timer ??= setTimeout(() => void writeWaiting(), WRITE_DELAY_MS);
    },

    async removeItem(slice) {
      const db = await database();
      waiting.delete(slice);
      written.delete(slice);
      await db?.delete('buckets', IDBKeyRange.bound([slice], [slice, []]));
    },

    flush: writeWaiting,

    async destroy() {
      waiting.clear();
      await writeWaiting();
      const name = userId === null ? null : cacheName(userId);
      const db = await opened?.catch(() => null);
      userId = null;
      opened = null;
      written.clear();
      db?.close();
      if (name !== null) await deleteDB(name);
    },
  };
}
