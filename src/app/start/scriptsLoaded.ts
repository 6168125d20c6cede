/** Pending callbacks; null once the scripts have loaded. */
let waiting: (() => void)[] | null = [];

/** Runs the pending callbacks: the page's scripts have loaded. */
export function markScriptsLoaded(): void {
  const callbacks = waiting ?? [];
  waiting = null;
  for (const callback of callbacks) callback();
}

/** Marks the scripts as loaded once the last script of the page has arrived. */
function observeScripts(): void {
  const missing = new Set(Array.from(document.scripts, ({ src }) => src));
  missing.delete('');
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) missing.delete(name);
    if (missing.size > 0) return;
    observer.disconnect();
    markScriptsLoaded();
  });
  observer.observe({ type: 'resource', buffered: true });
}

/**
 * Runs the callback once the page's scripts have loaded: scripts have priority on the network, and a list's first rows
 * then arrive while the scripts are evaluated. On a busy processor the observer alone reports the last script only
 * after the first paint, so the console's evaluation marks it too.
 */
export function onScriptsLoaded(callback: () => void): void {
  if (waiting === null) return callback();
  if (waiting.length === 0) observeScripts();
  waiting.push(callback);
}
