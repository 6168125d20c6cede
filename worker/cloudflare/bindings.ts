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

/** Bindings of `cloudflare/wrangler.jsonc` without its variables and secrets, which are read as settings. */
export interface Bindings {
  /** PostgreSQL by Hyperdrive, in place of DATABASE_URL. */
  HYPERDRIVE?: { connectionString: string };
  /** Stored files, in place of STORAGE_URL. */
  FILES?: R2Bucket;
  /** Queue of notifications to send; without it they are stored and counted, and sent to nobody. */
  PUSH_JOBS?: JobProducer;
  /** Queue of plays and events, which are written together; without it each is written before its response. */
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

/** Execution context that the platform passes to a handler. */
export interface Execution {
  /** Keeps the worker alive until the work is done, even after the response. */
  waitUntil(work: Promise<unknown>): void;
}
