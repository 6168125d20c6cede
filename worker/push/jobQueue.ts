import { sql, type SQL } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database';
import type { RunStatement } from '../database/openDatabase';
import { logFailure } from '../logging/log';

const QUEUE = 'push';
/** Time after which an unfinished job is given to another worker; longer than any batch. */
const JOB_EXPIRY_SECONDS = 300;
const RETRY_SECONDS = 5;
const MAX_RETRIES = 100;
/** Polling interval, for delayed jobs and jobs added by other workers. */
const POLL_MS = 1000;

/** Job that sends a batch of a notification's due deliveries. Jobs of the same notification are interchangeable. */
interface PushJob {
  notificationId: string;
}

export interface JobQueue {
  /** Adds a number of jobs for a notification, in the transaction `tx` if given. */
  add(notificationId: string, jobs: number, tx?: Database): Promise<void>;
  addLater(notificationId: string, at: Date): Promise<void>;
  /** Polls immediately. */
  wake(): void;
  /** Stops polling; resolves once the running job has ended. */
  close(): Promise<void>;
}

export interface JobQueueOptions {
  run: RunStatement;
  /** Performs a job, which is retried after false or a failure. */
  perform(notificationId: string): Promise<boolean>;
  pollMs?: number;
}

/** Converts a statement with numbered parameters to Drizzle's SQL. */
function numbered(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]))),
  );
}

/** pg-boss's adapter to a transaction. */
const inTransaction = (tx: Database): PgBoss.Db => ({
  executeSql: (text, values) => tx.execute(numbered(text, values)),
});

/** Jobs in the database schema `pgboss`, shared by its workers; this process runs one at a time. */
export async function openJobQueue(options: JobQueueOptions): Promise<JobQueue> {
  const { run, perform, pollMs = POLL_MS } = options;
  const boss = new PgBoss({ db: { executeSql: run }, schedule: false });
  boss.on('error', (error) => logFailure('The queue of notifications failed', error));
  await boss.start();
  await boss.createQueue(QUEUE, {
    name: QUEUE,
    retryLimit: MAX_RETRIES,
    retryDelay: RETRY_SECONDS,
    expireInSeconds: JOB_EXPIRY_SECONDS,
  });

  async function doNext(): Promise<boolean> {
    const [job] = await boss.fetch<PushJob>(QUEUE);
    if (job === undefined) return false;
    const isDone = await perform(job.data.notificationId).catch((error: unknown) => {
      logFailure('A batch of a notification failed', error);
      return false;
    });
    await (isDone ? boss.complete(QUEUE, job.id) : boss.fail(QUEUE, job.id));
    return true;
  }

  const closing = new AbortController();
  let waiting = new AbortController();
  let isWoken = false;
  async function work(): Promise<void> {
    while (!closing.signal.aborted) {
      isWoken = false;
      const failed = (error: unknown) => {
        // The job's state could not be stored: another worker takes the job when it expires.
        logFailure('A job of the queue was not ended', error);
        return false;
      };
      if ((await doNext().catch(failed)) || isWoken) continue;
      waiting = new AbortController();
      const signal = AbortSignal.any([closing.signal, waiting.signal]);
      await pause(pollMs, undefined, { signal }).catch(() => undefined);
    }
  }
  const working = work();
  const wake = () => {
    isWoken = true;
    waiting.abort();
  };

  return {
    wake,
    async add(notificationId, jobs, tx) {
      const job = { name: QUEUE, data: { notificationId } };
      const db = tx === undefined ? undefined : inTransaction(tx);
      await boss.insert(new Array<typeof job>(jobs).fill(job), { db });
      wake();
    },
    async addLater(notificationId, at) {
      await boss.send(QUEUE, { notificationId }, { startAfter: at });
    },
    async close() {
      closing.abort();
      await working;
      await boss.stop({ graceful: false });
    },
  };
}
