/** Does something in a pause of the page, after so many milliseconds at the latest. */
export function runWhenIdle(work: () => void, timeoutMs: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: timeoutMs });
  // Where pauses are not told, what is on screen has had its time by the next task.
  else setTimeout(work);
}
