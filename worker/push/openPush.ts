import type { OpenDatabase } from '../database/openDatabase';
import { endClaims, listUnfinished } from '../queries/people/deliveryQueries';
import { openJobQueue, type JobQueue } from './jobQueue';
import type { Push, PushProvider } from './push';
import { awaitSent, FIRST_RESPONSE_MS } from './awaitSent';
import { jobsFor, sendBatch, defaultBatchOptions, type BatchOptions } from './sendBatch';

export interface RunningPush extends Push {
  /** Ends once what was claimed has its outcome; the rest is sent after the next start. */
  close(): Promise<void>;
}

export interface PushOptions {
  provider: PushProvider;
  /** Longest wait of the first response. */
  waitMs?: number;
  pollMs?: number;
  /** No other process sends: claims that are left are of one that was killed. */
  isOnlySender?: boolean;
  /** Shorter times for tests. */
  batch?: Partial<Pick<BatchOptions, 'attempts' | 'backOff' | 'claimMs' | 'random'>>;
}

/** Sends notifications by a queue in the database, and takes up what an earlier process left. */
export async function openPush(
  { database, run }: Pick<OpenDatabase, 'database' | 'run'>,
  options: PushOptions,
): Promise<RunningPush> {
  const { provider, waitMs = FIRST_RESPONSE_MS, pollMs, batch } = options;
  const clock = () => new Date();
  const closing = new AbortController();
  const batchOptions: BatchOptions = {
    ...defaultBatchOptions,
    ...batch,
    database,
    provider,
    clock,
    signal: closing.signal,
  };
  const queue: JobQueue = await openJobQueue({
    run,
    pollMs,
    async perform(id) {
      const { retryAt } = await sendBatch(batchOptions, id);
      if (retryAt !== null) await queue.addLater(id, retryAt);
      // A batch that was cut short is given back.
      return !closing.signal.aborted;
    },
  });
  if (options.isOnlySender) await endClaims(database);
  // A job more than needed finds nothing to do.
  for (const { id, deliveries } of await listUnfinished(database)) {
    await queue.add(id, jobsFor(deliveries));
  }

  return {
    async enqueue(tx, id, deliveries) {
      if (deliveries > 0) await queue.add(id, jobsFor(deliveries), tx);
    },
    async awaitSent(id) {
      queue.wake();
      await awaitSent(database, id, { waitMs, clock });
    },
    async close() {
      closing.abort();
      await queue.close();
    },
  };
}
