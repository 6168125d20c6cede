/** Runs work when the page is idle, after `timeoutMs` at the latest. */
export function runWhenIdle(work: () => void, timeoutMs: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: timeoutMs });
  // Fallback without idle callbacks: runs after the next paint.
  else setTimeout(work);
}
