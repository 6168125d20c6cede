import { limits } from '../../src/domain/limits';
import type { Database } from '../database/database';
import type { Person, TokenVerifier } from '../queries/people/person';
import type { Storage } from '../storage/storage';

export interface WorkerOptions {
  database: Database;
  storage: Storage;
  auth: TokenVerifier;
  clock: () => Date;
  /** What public file addresses begin with; no slash at the end. */
  publicUrl: string;
  /** Origins, besides its own, whose pages may call the worker. */
  allowedOrigins?: string[];
  /** Bytes a file may have; by default those of the specification. */
  uploadLimits?: Partial<UploadLimits>;
}

export interface UploadLimits {
  audioBytes: number;
  imageBytes: number;
  notificationImageBytes: number;
}

/** What every route is given. */
export interface WorkerContext extends Required<WorkerOptions> {
  uploadLimits: UploadLimits;
}

/** What the middlewares of auth.ts leave for the handlers behind them. */
export interface WorkerEnv {
  Variables: { person: Person };
}

export function workerContext(options: WorkerOptions): WorkerContext {
  return {
    ...options,
    allowedOrigins: options.allowedOrigins ?? [],
    uploadLimits: {
      audioBytes: limits.audioBytes,
      imageBytes: limits.uploadBytes,
      notificationImageBytes: limits.notificationImageBytes,
      ...options.uploadLimits,
    },
  };
}
