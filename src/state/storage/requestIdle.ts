/** Does something in a pause of the page, after so many milliseconds at the latest. */
export function runWhenIdle(work: () => void, timeoutMs: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: timeoutMs });
  // Browsers without idle callbacks run the next task after painting.
  else setTimeout(work);
}
