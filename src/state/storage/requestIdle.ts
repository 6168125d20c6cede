/** Does something in a pause of the page, after so many milliseconds at the latest. */
export function runWhenIdle(work: () => void, timeoutMs: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: timeoutMs });
  // Without idle callbacks, the next task comes after what is on screen was drawn.
  else setTimeout(work);
}
