/** Callbacks that wait; null once the scripts have come. */
let waiting: (() => void)[] | null = [];

/** Calls the waiting callbacks: the scripts of the page are loaded. */
export function markScriptsLoaded(): void {
  const callbacks = waiting ?? [];
  waiting = null;
  for (const callback of callbacks) callback();
}

/** Calls back when the last script of the page has come. */
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
 * Calls back once the scripts of the page have come: they have the line first, and the first rows of a list come
 * while they are evaluated. An observer alone would hear of the last one late, after the first drawing where the
 * processor is busy: the evaluation of the console reports it too.
 */
export function onScriptsLoaded(callback: () => void): void {
  if (waiting === null) return callback();
  if (waiting.length === 0) observeScripts();
  waiting.push(callback);
}
