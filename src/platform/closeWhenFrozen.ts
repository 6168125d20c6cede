/** Connections that end when their page is frozen. */
const watched = new WeakSet<IDBDatabase>();

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has been committed, and its event is on its way.
  }
}

/**
 * Ends a connection to IndexedDB when its page goes into the back/forward cache: open transactions are aborted,
 * and `onClosed` is called, as it has to be opened anew. A page that WebKit freezes keeps its transactions open,
 * and every other page of the site waits for them (WebKitGTK 2.50; closing alone does not end them). Other
 * engines do not freeze such a page, or end it when somebody waits. Called while a database is made, with the
 * transaction that makes it, and again once it is open.
 */
export function closeWhenFrozen(
  db: IDBDatabase,
  onClosed: () => void,
  upgrade?: IDBTransaction,
): void {
  // A Web Worker has no such event.
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
