/** Milliseconds between polls, each of which takes time on the page's own thread. */
const PAUSES = [50, 100, 250, 500];

/** Waits before polling a page again, longer each time. */
export const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSES[attempt] ?? PAUSES.at(-1));
  });
