import type { Database } from '../database/database';
import { logFailure } from '../logging/log';
import { awaitSent, FIRST_RESPONSE_MS } from '../push/awaitSent';
import type { Push, PushProvider } from '../push/push';
import { jobsFor, sendBatch, defaultBatchOptions } from '../push/sendBatch';
import { listUnfinished } from '../queries/people/deliveryQueries';
import type { JobProducer } from './bindings';

/** Push by the platform's queue. The queue is not transactional, so jobs are held back until their transaction ends. */
export interface QueuedPush extends Push {
  /**
   * Queues the jobs held back; call it after their transaction has ended. If the queue fails, the next scheduled run
   * finds their deliveries.
   */
  flush(): Promise<void>;
}

const jobsOf = (notificationId: string, deliveries: number) =>
  new Array<{ body: { kind: 'push'; notificationId: string } }>(jobsFor(deliveries)).fill({
    body: { kind: 'push', notificationId },
  });

/** Cloudflare's limit for `sendBatch`. */
const MAX_MESSAGES_PER_CALL = 100;

async function enqueueAll(queue: JobProducer, jobs: ReturnType<typeof jobsOf>): Promise<void> {
  for (let at = 0; at < jobs.length; at += MAX_MESSAGES_PER_CALL) {
    await queue.sendBatch(jobs.slice(at, at + MAX_MESSAGES_PER_CALL));
  }
}

export function queuedPush(database: Database, queue: JobProducer, clock: () => Date): QueuedPush {
  let heldBack: ReturnType<typeof jobsOf> = [];
  const flush = async () => {
    const jobs = heldBack;
    heldBack = [];
    await enqueueAll(queue, jobs).catch((error: unknown) => {
      logFailure('Notifications wait for the next scheduled run', error);
    });
  };
  return {
    flush,
    async enqueue(_tx, id, deliveries) {
      heldBack.push(...jobsOf(id, deliveries));
    },
    async awaitSent(id) {
      await flush();
      await awaitSent(database, id, { waitMs: FIRST_RESPONSE_MS, clock });
    },
  };
}

/** Sends a batch of a notification, and queues another job for deliveries to be retried. */
export async function sendQueued(
  database: Database,
  { queue, provider }: { queue: JobProducer; provider: PushProvider },
  notificationId: string,
): Promise<void> {
  const { signal } = new AbortController();
  const clock = () => new Date();
  const options = { ...defaultBatchOptions, database, provider, clock, signal };
  const { retryAt } = await sendBatch(options, notificationId);
  if (retryAt === null) return;
  const delaySeconds = Math.max(0, Math.ceil((retryAt.getTime() - Date.now()) / 1000));
  await queue.send({ kind: 'push', notificationId }, { delaySeconds });
}

/** Queues jobs for all unfinished deliveries: a crash between commit and queueing leaves deliveries without a job. */
export async function requeueUnfinished(database: Database, queue: JobProducer): Promise<void> {
  // A surplus job finds nothing to do.
  for (const { id, deliveries } of await listUnfinished(database)) {
    await enqueueAll(queue, jobsOf(id, deliveries));
  }
}
