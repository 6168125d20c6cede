import type { Database } from '../database/database';
import { logFailure } from '../logging/log';
import { awaitSent, FIRST_RESPONSE_MS } from '../push/awaitSent';
import type { Push, PushProvider } from '../push/push';
import { jobsFor, sendBatch, usualBatchOptions } from '../push/sendBatch';
import { listUnfinished } from '../queries/people/deliveryQueries';
import type { JobProducer } from './bindings';

/** Sending by the platform's queue, which takes no part in transactions: jobs wait until theirs has ended. */
export interface QueuedPush extends Push {
  /**
   * Puts the jobs on the queue that were added meanwhile; after the end of their transaction. What the queue does
   * not take now is found by the next scheduled run.
   */
  flush(): Promise<void>;
}

const jobsOf = (notificationId: string, deliveries: number) =>
  new Array<{ body: { kind: 'push'; notificationId: string } }>(jobsFor(deliveries)).fill({
    body: { kind: 'push', notificationId },
  });

/** Most messages of one call of the queue. */
const MOST_TOGETHER = 100;

async function putAll(queue: JobProducer, jobs: ReturnType<typeof jobsOf>): Promise<void> {
  for (let at = 0; at < jobs.length; at += MOST_TOGETHER) {
    await queue.sendBatch(jobs.slice(at, at + MOST_TOGETHER));
  }
}

export function queuedPush(database: Database, queue: JobProducer, clock: () => Date): QueuedPush {
  let waiting: ReturnType<typeof jobsOf> = [];
  const flush = async () => {
    const jobs = waiting;
    waiting = [];
    await putAll(queue, jobs).catch((error: unknown) => {
      logFailure('Notifications wait for the next scheduled run', error);
    });
  };
  return {
    flush,
    async enqueue(_tx, id, deliveries) {
      waiting.push(...jobsOf(id, deliveries));
    },
    async settle(id) {
      await flush();
      await awaitSent(database, id, { waitMs: FIRST_RESPONSE_MS, clock });
    },
  };
}

/** Sends a batch of a notification, and puts another job on the queue for what is tried again. */
export async function sendQueued(
  database: Database,
  { queue, provider }: { queue: JobProducer; provider: PushProvider },
  notificationId: string,
): Promise<void> {
  const { signal } = new AbortController();
  const clock = () => new Date();
  const options = { ...usualBatchOptions, database, provider, clock, signal };
  const { retryAt } = await sendBatch(options, notificationId);
  if (retryAt === null) return;
  const delaySeconds = Math.max(0, Math.ceil((retryAt.getTime() - Date.now()) / 1000));
  await queue.send({ kind: 'push', notificationId }, { delaySeconds });
}

/** Puts jobs on the queue for all that is left to send, as a crash between commit and queue leaves it. */
export async function requeueUnfinished(database: Database, queue: JobProducer): Promise<void> {
  // A job more than needed finds nothing to do.
  for (const { id, deliveries } of await listUnfinished(database)) {
    await putAll(queue, jobsOf(id, deliveries));
  }
}
