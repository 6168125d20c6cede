/** Milliseconds from one look to the next: each takes time of the page's own thread. */
const PAUSES = [50, 100, 250, 500];

/** Waits before a page is looked at again, longer each time. */
export const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSES[attempt] ?? PAUSES.at(-1));
  });
