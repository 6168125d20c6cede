import { openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';
import { closeWhenFrozen } from './closeWhenFrozen';

interface DatabaseOptions<Schema extends DBSchema> {
  /** Creates the stores of a new database. */
  create: (db: IDBPDatabase<Schema>) => void;
  /** Called when the connection was closed externally and has to be reopened on the next use. */
  onClosed: () => void;
}

/**
 * Opens a database of this device. Its IndexedDB version is always 1: a new schema gets a new database name instead
 * (`src/state/storage/cacheDatabase.ts`, `src/audio/recording/recordingCache.ts`, `src/state/sync/outboxDatabase.ts`).
 * The connection closes when another tab deletes the database, and when this tab is frozen.
 */
export async function openBrowserDatabase<Schema extends DBSchema>(
  name: string,
  { create, onClosed }: DatabaseOptions<Schema>,
): Promise<IDBPDatabase<Schema>> {
  const db = await openDB<Schema>(name, 1, {
    upgrade(made, _from, _to, transaction) {
      closeWhenFrozen(unwrap(made), onClosed, unwrap(transaction));
      // `openDB` rejects with the same failure.
      transaction.done.catch(() => undefined);
      create(made);
    },
    blocking(_current, _blocked, event) {
      // Another tab deletes or upgrades the database.
      if (event.target instanceof IDBDatabase) event.target.close();
      onClosed();
    },
    terminated: onClosed,
  });
  closeWhenFrozen(unwrap(db), onClosed);
  return db;
}
