import type { R2Bucket } from './r2Bucket';
import type { Job } from './jobs';

/** A queue that jobs are put on. */
export interface JobProducer {
  send(job: Job, options?: { delaySeconds?: number }): Promise<unknown>;
  sendBatch(jobs: Iterable<{ body: Job }>): Promise<unknown>;
}

/** A rate limit of the platform. */
interface RateLimit {
  limit(call: { key: string }): Promise<{ success: boolean }>;
}

/** Bindings of `cloudflare/wrangler.jsonc` that are no texts; its variables and secrets are settings beside them. */
export interface Bindings {
  /** PostgreSQL by Hyperdrive, in place of DATABASE_URL. */
  HYPERDRIVE?: { connectionString: string };
  /** Stored files, in place of STORAGE_URL. */
  FILES?: R2Bucket;
  /** Notifications to send; without it they are stored and counted, and reach nobody. */
  PUSH_JOBS?: JobProducer;
  /** Plays and events to write together; without it each is written before its response. */
  PLAY_JOBS?: JobProducer;
  LIMIT_UPLOAD?: RateLimit;
  LIMIT_ACCESS_REQUEST?: RateLimit;
  LIMIT_NOTIFICATION?: RateLimit;
  LIMIT_SEARCH?: RateLimit;
  LIMIT_DEVICE?: RateLimit;
}

/** One message of a queue, as its consumer gets it. */
export interface JobMessage {
  body: Job;
  ack(): void;
  retry(): void;
}

export interface JobBatch {
  messages: readonly JobMessage[];
}

/** One request, batch or time, while the platform keeps the worker for it. */
export interface Execution {
  /** Keeps the worker until the work is done, after the response too. */
  waitUntil(work: Promise<unknown>): void;
}
