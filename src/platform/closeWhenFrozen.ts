/** Connections already set up to close when the page is frozen. */
const watched = new WeakSet<IDBDatabase>();

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // Already committed; its event is pending.
  }
}

/**
 * Closes a connection to IndexedDB when its page enters the back/forward cache: aborts open transactions and calls
 * `onClosed`, because the connection must be reopened. A page frozen by WebKit keeps its transactions open, and every
 * other page of the site waits for them (WebKitGTK 2.50; closing alone does not end them). Other engines do not freeze
 * such a page, or discard it when another page waits. Call during the creation of a database with the upgrade
 * transaction, and again once the database is open.
 */
export function closeWhenFrozen(
  db: IDBDatabase,
  onClosed: () => void,
  upgrade?: IDBTransaction,
): void {
  // Web Workers have no such event.
  if (watched.has(db) || !('addEventListener' in globalThis)) return;
  watched.add(db);
  const open = new Set<IDBTransaction>();
  const watch = (transaction: IDBTransaction) => {
    open.add(transaction);
    const forget = () => open.delete(transaction);
    transaction.addEventListener('complete', forget);
    transaction.addEventListener('abort', forget);
    return transaction;
  };
  if (upgrade !== undefined) watch(upgrade);
  db.transaction = (...args: Parameters<IDBDatabase['transaction']>) =>
    watch(IDBDatabase.prototype.transaction.apply(db, args));
  globalThis.addEventListener('pagehide', function letGo({ persisted }) {
    if (!persisted) return;
    globalThis.removeEventListener('pagehide', letGo);
    for (const transaction of open) abort(transaction);
    db.close();
    onClosed();
  });
}
