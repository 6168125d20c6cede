/** Runs work when the page is idle, after `timeoutMs` at the latest. */
export function runWhenIdle(work: () => void, timeoutMs: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: timeoutMs });
  // Fallback without idle callbacks: a task of its own, which browsers usually run after painting.
  else setTimeout(work);
}
