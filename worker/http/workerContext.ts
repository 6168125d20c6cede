import { limits } from '../../src/domain/limits';
import type { Database } from '../database/database';
import type { Person, TokenVerifier } from '../queries/people/person';
import type { Storage } from '../storage/storage';
import { writtenListening, type Listening } from '../listening/listening';
import type { Push } from '../push/push';
import type { ResizePicture } from '../pictures/resizePicture';
import { ResizedPictures } from '../pictures/resizedPictures';
import { AnswerStore } from './answerStore';
import { createRateLimiter, type RateLimiter } from './rateLimiter';

export interface WorkerOptions {
  database: Database;
  storage: Storage;
  auth: TokenVerifier;
  clock: () => Date;
  /** Prefix of public file addresses, without a slash at the end. */
  publicUrl: string;
  /** Allowed CORS origins besides the worker's own. */
  allowedOrigins?: string[];
  /** Maximum sizes of files in bytes; by default those of the specification. */
  uploadLimits?: Partial<UploadLimits>;
  /** By default plays and events are written before they are answered. */
  listening?: Listening;
  /** By default the usual limits, by person alone. */
  rateLimiter?: RateLimiter;
  /** Without it pictures are served in their own size alone. */
  resizePicture?: ResizePicture;
  /** Without it notifications are stored and counted, and reach nobody. */
  push?: Push;
}

export interface UploadLimits {
  audioBytes: number;
  imageBytes: number;
  notificationImageBytes: number;
}

/** Dependencies of every route. */
export interface WorkerContext extends Required<Omit<WorkerOptions, 'resizePicture' | 'push'>> {
  uploadLimits: UploadLimits;
  answers: AnswerStore;
  /** Null without `resizePicture`. */
  pictures: ResizedPictures | null;
  /** Null without a push provider. */
  push: Push | null;
}

/** Variables that the middlewares of auth.ts set for the handlers. */
export interface WorkerEnv {
  Variables: { person: Person };
}

export function workerContext({ resizePicture, push, ...options }: WorkerOptions): WorkerContext {
  return {
    ...options,
    allowedOrigins: options.allowedOrigins ?? [],
    listening: options.listening ?? writtenListening(options.database, options.clock),
    rateLimiter: options.rateLimiter ?? createRateLimiter(),
    uploadLimits: {
      audioBytes: limits.audioBytes,
      imageBytes: limits.uploadBytes,
      notificationImageBytes: limits.notificationImageBytes,
      ...options.uploadLimits,
    },
    answers: new AnswerStore(options.clock),
    push: push ?? null,
    pictures: resizePicture ? new ResizedPictures(options.storage, resizePicture) : null,
  };
}
