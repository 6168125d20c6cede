export interface Blocking {
  /** Milliseconds from the start of the work to its end. */
  lasted: number;
  /** The longest time in which the page could not have answered a key. */
  longest: number;
  /** All such times of a millisecond and more together. */
  total: number;
}

const NOTED_MS = 1;

/** Runs the work and notes when the main thread had no time, by a message it sends itself. */
export async function watchThread(work: () => Promise<void>): Promise<Blocking> {
  const channel = new MessageChannel();
  let isWatching = true;
  let last = performance.now();
  let longest = 0;
  let total = 0;
  const note = () => {
    const now = performance.now();
    const gap = now - last;
    last = now;
    if (gap < NOTED_MS) return;
    longest = Math.max(longest, gap);
    total += gap;
  };
  channel.port1.onmessage = () => {
    note();
    if (isWatching) channel.port2.postMessage(null);
  };
  channel.port2.postMessage(null);
  await new Promise((resolve) => setTimeout(resolve, 20));
  [longest, total, last] = [0, 0, performance.now()];
  const began = last;
  await work();
  note();
  const lasted = performance.now() - began;
  isWatching = false;
  channel.port1.close();
  return { lasted, longest, total };
}
