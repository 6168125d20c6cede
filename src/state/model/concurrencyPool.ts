export interface RunProgress {
  done: number;
  failed: number;
  total: number;
}

export interface RunResult<T, Failure> {
  done: T[];
  failed: { item: T; failure: Failure }[];
  /** Items that were not begun because the person stopped the run. */
  notStarted: T[];
}

export interface RunOptions {
  /** Maximum number of items at the same time. */
  concurrency?: number;
  signal?: AbortSignal;
  onProgress?: (progress: RunProgress) => void;
}

/**
 * Works through items a few at a time, in their order. `work` answers null, or why it failed; the rest
 * goes on. A stop lets what has begun come to its end and begins nothing more.
 */
export async function mapConcurrently<T, Failure>(
  items: readonly T[],
  work: (item: T) => Promise<Failure | null>,
  { concurrency = 4, signal, onProgress }: RunOptions = {},
): Promise<RunResult<T, Failure>> {
  const result: RunResult<T, Failure> = { done: [], failed: [], notStarted: [] };
  const queue = [...items];
  const runWorker = async () => {
    while (queue.length > 0 && signal?.aborted !== true) {
      const [item] = queue.splice(0, 1);
      if (item === undefined) return;
      const failure = await work(item);
      if (failure === null) result.done.push(item);
      else result.failed.push({ item, failure });
      onProgress?.({
        done: result.done.length,
        failed: result.failed.length,
        total: items.length,
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, runWorker));
  result.notStarted = queue;
  return result;
}
