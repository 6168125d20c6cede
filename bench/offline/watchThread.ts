export interface Blocking {
  /** Duration of the work in milliseconds. */
  lasted: number;
  /** Longest time during which the page could not have handled a key, in milliseconds. */
  longest: number;
  /** Sum of all such times of at least a millisecond. */
  total: number;
}

const MIN_BLOCK_MS = 1;

/** Runs the work and measures how long it blocks the main thread, by messages posted to itself. */
export async function watchThread(work: () => Promise<void>): Promise<Blocking> {
  const channel = new MessageChannel();
  let isWatching = true;
  let last = performance.now();
  let longest = 0;
  let total = 0;
  const recordGap = () => {
    const now = performance.now();
    const gap = now - last;
    last = now;
    if (gap < MIN_BLOCK_MS) return;
    longest = Math.max(longest, gap);
    total += gap;
  };
  channel.port1.onmessage = () => {
    recordGap();
    if (isWatching) channel.port2.postMessage(null);
  };
  channel.port2.postMessage(null);
  await new Promise((resolve) => setTimeout(resolve, 20));
  [longest, total, last] = [0, 0, performance.now()];
  const startedAt = last;
  await work();
  recordGap();
  const lasted = performance.now() - startedAt;
  isWatching = false;
  channel.port1.close();
  return { lasted, longest, total };
}
