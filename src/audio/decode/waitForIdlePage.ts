/** No longer than this is anything put off for a page that is never idle. */
const MOST_BUSY_MS = 100;

/** Until the page has drawn what it was told. */
export function pageIsIdle(): Promise<unknown> {
  return new Promise((resolve) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(resolve, { timeout: MOST_BUSY_MS })
      : setTimeout(resolve),
  );
}
