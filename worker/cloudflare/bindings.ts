import type { R2Bucket } from './r2Bucket';
import type { Job } from './jobs';

/** Producer side of a job queue. */
export interface JobProducer {
  send(job: Job, options?: { delaySeconds?: number }): Promise<unknown>;
  sendBatch(jobs: Iterable<{ body: Job }>): Promise<unknown>;
}

/** A rate limit of the platform. */
interface RateLimit {
  limit(call: { key: string }): Promise<{ success: boolean }>;
}

/** Bindings of `cloudflare/wrangler.jsonc`, without its variables and secrets, which are read as settings. */
export interface Bindings {
  /** PostgreSQL through Hyperdrive, instead of DATABASE_URL. */
  HYPERDRIVE?: { connectionString: string };
  /** Stored files, instead of STORAGE_URL. */
  FILES?: R2Bucket;
  /** Queue of notifications to send; without it they are stored and counted but not sent. */
  PUSH_JOBS?: JobProducer;
  /** Queue of plays and events, which are written in batches; without it each is written before its response. */
  PLAY_JOBS?: JobProducer;
  LIMIT_UPLOAD?: RateLimit;
  LIMIT_ACCESS_REQUEST?: RateLimit;
  LIMIT_NOTIFICATION?: RateLimit;
  LIMIT_SEARCH?: RateLimit;
  LIMIT_DEVICE?: RateLimit;
}

/** A queue message as its consumer receives it. */
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
