import { setTimeout as pause } from 'node:timers/promises';
import type { OpenDatabase } from '../database/openDatabase';
import { endClaims, findProgress, listUnfinished } from '../queries/people/deliveryQueries';
import { openJobQueue, type JobQueue } from './jobQueue';
import type { Push, PushProvider } from './push';
import { BATCH_SIZE, sendBatch, type BatchOptions } from './sendBatch';

export interface RunningPush extends Push {
  /** Ends once what was claimed has its outcome; the rest is sent after the next start. */
  close(): Promise<void>;
}

export interface PushOptions {
  provider: PushProvider;
  /** Longest wait of the first answer. */
  waitMs?: number;
  pollMs?: number;
  /** No other process sends: claims that are left are of one that was killed. */
  isAlone?: boolean;
  /** What tests set. */
  batch?: Partial<Pick<BatchOptions, 'attempts' | 'backOff' | 'claimMs' | 'random'>>;
}

/** Half of the time after which the console gives up a silent call. */
const WAIT_MS = 10_000;
const LONGEST_LOOK_MS = 1000;
/** As FCM advises: at least ten seconds before the first repetition, and an end within the hour. */
const usual = {
  attempts: 6,
  backOff: { firstMs: 20_000, mostMs: 10 * 60_000 },
  claimMs: 60_000,
  random: () => 0.5 + Math.random() / 2,
};

const jobsFor = (deliveries: number) => Math.ceil(deliveries / BATCH_SIZE);

/** Sends notifications by a queue in the database, and takes up what an earlier process left. */
export async function openPush(
  { database, run }: Pick<OpenDatabase, 'database' | 'run'>,
  options: PushOptions,
): Promise<RunningPush> {
  const { provider, waitMs = WAIT_MS, pollMs, batch } = options;
  const clock = () => new Date();
  const closing = new AbortController();
  const batchOptions: BatchOptions = {
    ...usual,
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
  if (options.isAlone) await endClaims(database);
  // A job more than needed finds nothing to do.
  for (const { id, deliveries } of await listUnfinished(database)) {
    await queue.add(id, jobsFor(deliveries));
  }

  return {
    async enqueue(tx, id, deliveries) {
      if (deliveries > 0) await queue.add(id, jobsFor(deliveries), tx);
    },
    async settle(id) {
      queue.wake();
      const endAt = performance.now() + waitMs;
      for (let lookMs = 20; performance.now() < endAt; lookMs *= 2) {
        const progress = await findProgress(database, id, clock());
        if (progress?.state !== 'sending') return;
        await pause(Math.min(lookMs, LONGEST_LOOK_MS));
      }
    },
    async close() {
      closing.abort();
      await queue.close();
    },
  };
}
