/** Maximum wait in milliseconds for a page that is never idle. */
const IDLE_TIMEOUT_MS = 100;

/** Resolves when the page is idle, after pending renders were painted. */
export function waitForIdlePage(): Promise<unknown> {
  return new Promise((resolve) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(resolve),
  );
}
