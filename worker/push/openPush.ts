import type { OpenDatabase } from '../database/openDatabase';
import { failOpenClaims, listUnfinished } from '../queries/people/deliveryQueries';
import { openJobQueue, type JobQueue } from './jobQueue';
import type { Push, PushProvider } from './push';
import { awaitSent, FIRST_RESPONSE_MS } from './awaitSent';
import { jobsFor, sendBatch, defaultBatchOptions, type BatchOptions } from './sendBatch';

export interface RunningPush extends Push {
  /** Resolves once the claimed deliveries have outcomes; the rest are sent after the next start. */
  close(): Promise<void>;
}

export interface PushOptions {
  provider: PushProvider;
  /** Maximum wait before the first response. */
  waitMs?: number;
  pollMs?: number;
  /** True when no other process sends: open claims at the start then belong to a killed process. */
  isOnlySender?: boolean;
  /** Shorter times for tests. */
  batch?: Partial<Pick<BatchOptions, 'attempts' | 'backOff' | 'claimMs' | 'random'>>;
}

/**
 * Sends notifications through a queue in the database, and requeues deliveries that an earlier process left unfinished.
 */
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
      // An interrupted batch is not complete, so its job is retried.
      return !closing.signal.aborted;
    },
  });
  if (options.isOnlySender) await failOpenClaims(database);
  // The queue may already hold jobs for these deliveries: a superfluous job finds no due deliveries and ends.
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
