/** Upper limit of the wait for a page that is never idle. */
const IDLE_TIMEOUT_MS = 100;

/** Resolves when the page is idle: pending renders have been painted. */
export function waitForIdlePage(): Promise<unknown> {
  return new Promise((resolve) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(resolve),
  );
}
