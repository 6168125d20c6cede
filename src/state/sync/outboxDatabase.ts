import { deleteDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { openBrowserDatabase } from '../../platform/browserDatabase';
import { isJson } from '../../domain/jsonReader';
import { emptyOutbox, type Outbox, type OutboxEntry } from '../outbox/outboxEntry';
import { readStored, type UnreadableEntry } from '../outbox/storedEntry';

interface OutboxSchema extends DBSchema {
  /** Entries, each with its schema version in `schema`. */
  entries: { key: string; value: unknown };
  /** Under 'meta': aliases, isPaused, nextSeq. */
  meta: { key: string; value: unknown };
}

export interface Stored {
  outbox: Outbox;
  unreadable: readonly UnreadableEntry[];
}

/** Storage of an outbox. */
export interface OutboxDisk {
  readonly isDurable: boolean;
  read(): Promise<Stored>;
  /** Applies a plan in one transaction across all tabs; resolves once durable. */
  change(plan: (outbox: Outbox) => Outbox): Promise<Stored>;
  /** Deletes an unreadable entry after the person's decision. */
  forget(id: string): Promise<Stored>;
  destroy(): Promise<void>;
}

export const outboxName = (userId: string) => `kathayatra-outbox-${userId}`;

const META = 'meta';

function readAliases(value: unknown): Record<string, string> {
  if (!isJson(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function assemble(
  userId: string,
  { rows, keys, meta }: { rows: readonly unknown[]; keys: readonly string[]; meta: unknown },
): Stored {
  const entries: OutboxEntry[] = [];
  const unreadable: UnreadableEntry[] = [];
  for (const [index, row] of rows.entries()) {
    const read = readStored(row, keys[index] ?? '');
    if ('entry' in read) entries.push(read.entry);
    else unreadable.push(read.unreadable);
  }
  entries.sort((a, b) => a.seq - b.seq);
  const metadata = isJson(meta) ? meta : {};
  const last = entries.at(-1)?.seq ?? 0;
  const next = metadata['nextSeq'];
  const nextSeq = Math.max(last + 1, typeof next === 'number' && next > 0 ? next : 1);
  const aliases = readAliases(metadata['aliases']);
  const outbox = { userId, entries, aliases, isPaused: metadata['isPaused'] === true, nextSeq };
  return { outbox, unreadable };
}

type EntryStore = IDBPObjectStore<OutboxSchema, ('entries' | 'meta')[], 'entries', 'readwrite'>;

/** Writes changed and new entries, and deletes removed ones. */
function writeDifference(entries: EntryStore, before: Outbox, after: Outbox): Promise<unknown>[] {
  const remaining = new Map(after.entries.map((entry) => [entry.id, entry]));
  const writes: Promise<unknown>[] = [];
  for (const entry of before.entries) {
    if (!remaining.has(entry.id)) writes.push(entries.delete(entry.id));
  }
  const stored = new Set<unknown>(before.entries);
  for (const entry of after.entries) {
    if (!stored.has(entry)) writes.push(entries.put(entry, entry.id));
  }
  return writes;
}

/** Stores an outbox in a database of its person, each change in one transaction with strict durability. */
export function openOutboxDisk(userId: string): OutboxDisk {
  let opened: Promise<IDBPDatabase<OutboxSchema>> | null = null;
  let isDestroyed = false;

  function database(): Promise<IDBPDatabase<OutboxSchema>> {
    if (isDestroyed) return Promise.reject(new Error('This outbox was deleted'));
    const forget = () => {
      opened = null;
    };
    opened ??= openBrowserDatabase<OutboxSchema>(outboxName(userId), {
      create(db) {
        db.createObjectStore('entries');
        db.createObjectStore('meta');
      },
      onClosed: forget,
    });
    opened.catch(forget);
    return opened;
  }

  async function withStores<T>(work: (db: IDBPDatabase<OutboxSchema>) => Promise<T>): Promise<T> {
    try {
      return await work(await database());
    } catch (failure) {
      // The connection was closed from outside: reopens it once.
      const isClosed =
        failure instanceof DOMException && /^(InvalidState|Abort)Error$/.test(failure.name);
      if (!isClosed || isDestroyed) throw failure;
      opened = null;
      return work(await database());
    }
  }

  async function change(plan: (outbox: Outbox) => Outbox, forgotten: string | null) {
    return withStores(async (db) => {
      const transaction = db.transaction(['entries', 'meta'], 'readwrite', {
        durability: 'strict',
      });
      const entries = transaction.objectStore('entries');
      const meta = transaction.objectStore('meta');
      const [rows, keys, metadata] = await Promise.all([
        entries.getAll(),
        entries.getAllKeys(),
        meta.get(META),
      ]);
      const before = assemble(userId, { rows, keys, meta: metadata });
      const after = plan(before.outbox);
      if (after === before.outbox && forgotten === null) {
        await transaction.done;
        return before;
      }
      const writes = writeDifference(entries, before.outbox, after);
      if (forgotten !== null) writes.push(entries.delete(forgotten));
      const { aliases, isPaused, nextSeq } = after;
      writes.push(meta.put({ aliases, isPaused, nextSeq }, META), transaction.done);
      await Promise.all(writes);
      const unreadable = before.unreadable.filter(({ id }) => id !== forgotten);
      return { outbox: after, unreadable };
    });
  }

  return {
    isDurable: true,
    read: () =>
      withStores(async (db) => {
        const transaction = db.transaction(['entries', 'meta']);
        const [rows, keys, metadata] = await Promise.all([
          transaction.objectStore('entries').getAll(),
          transaction.objectStore('entries').getAllKeys(),
          transaction.objectStore('meta').get(META),
        ]);
        return assemble(userId, { rows, keys, meta: metadata });
      }),
    change: (plan) => change(plan, null),
    forget: (id) => change((outbox) => outbox, id),
    async destroy() {
      const db = await opened?.catch(() => null);
      isDestroyed = true;
      opened = null;
      db?.close();
      await deleteDB(outboxName(userId));
    },
  };
}

/** Keeps an outbox in memory, for as long as the page lives: before a person is known, or without a database. */
export function memoryDisk(userId: string | null): OutboxDisk {
  let outbox = emptyOutbox(userId);
  const stored = (): Stored => ({ outbox, unreadable: [] });
  return {
    isDurable: false,
    read: async () => stored(),
    async change(plan) {
      outbox = plan(outbox);
      return stored();
    },
    forget: async () => stored(),
    async destroy() {
      outbox = emptyOutbox(userId);
    },
  };
}
