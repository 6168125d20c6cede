type Next<T> = T | null | Promise<T | null>;

/**
 * Runs `size` loops concurrently: each starts with an item from `first` and continues with the one that `work` resolves
 * to, until that is null. Rejects with the first failure.
 */
export async function runPool<T>(
  size: number,
  first: () => Next<T>,
  work: (item: T) => Next<T>,
): Promise<void> {
  const runLoop = async () => {
    let item = await first();
    while (item !== null) item = await work(item);
  };
  await Promise.all(Array.from({ length: size }, runLoop));
}

export interface RunProgress {
  done: number;
  failed: number;
  total: number;
}

export interface RunResult<T, Failure> {
  done: T[];
  failed: { item: T; failure: Failure }[];
  /** Items not started because the person stopped the run. */
  notStarted: T[];
}

export interface RunOptions {
  /** Maximum number of items in progress. */
  concurrency?: number;
  signal?: AbortSignal;
  onProgress?: (progress: RunProgress) => void;
}

/**
 * Processes items in order with limited concurrency. `work` resolves to null, or to a failure, which does not stop the
 * run. Aborting lets started items finish and starts no more.
 */
export async function mapConcurrently<T, Failure>(
  items: readonly T[],
  work: (item: T) => Promise<Failure | null>,
  { concurrency = 4, signal, onProgress }: RunOptions = {},
): Promise<RunResult<T, Failure>> {
  const result: RunResult<T, Failure> = { done: [], failed: [], notStarted: [] };
  const queue = [...items];
  // Wrapped, because an item itself may be null.
  const next = (): { item: T } | null => {
    const [entry] = signal?.aborted === true ? [] : queue.splice(0, 1).map((item) => ({ item }));
    return entry ?? null;
  };
  await runPool(Math.min(concurrency, items.length), next, async ({ item }) => {
    const failure = await work(item);
    if (failure === null) result.done.push(item);
    else result.failed.push({ item, failure });
    onProgress?.({ done: result.done.length, failed: result.failed.length, total: items.length });
    return next();
  });
  result.notStarted = queue;
  return result;
}
