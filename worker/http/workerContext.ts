import { limits } from '../../src/domain/limits';
import type { Database } from '../database/database';
import type { Person, TokenVerifier } from '../queries/people/person';
import type { Storage } from '../storage/storage';
import { unbufferedPlayRecorder, type PlayRecorder } from '../plays/playRecorder';
import type { Push } from '../push/push';
import type { ResizePicture } from '../pictures/resizePicture';
import { ResizedPictures } from '../pictures/resizedPictures';
import { ResponseStore, createResponseCache, type ResponseCache } from './responseCache';
import type { RateLimiter } from './rateLimits';

export interface WorkerOptions {
  database: Database;
  storage: Storage;
  auth: TokenVerifier;
  clock: () => Date;
  rateLimiter: RateLimiter;
  /** Prefix of the public URLs of files, without a trailing slash. */
  publicUrl: string;
  /** Allowed CORS origins besides the worker's own. */
  allowedOrigins?: string[];
  /** Maximum file sizes in bytes; default to those of the specification. */
  uploadLimits?: Partial<UploadLimits>;
  /** By default, plays and events are written before their responses. */
  playRecorder?: PlayRecorder;
  /** Undefined: pictures are served only in their original size. */
  resizePicture?: ResizePicture;
  /** Cache of built responses, which workers on the same database may share; defaults to an empty one. */
  responseCache?: ResponseCache;
  /** False when a proxy in front compresses responses; true by default. */
  compresses?: boolean;
  /** Undefined: notifications are stored and counted, but not sent. */
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
  responses: ResponseStore;
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
  const { responseCache = createResponseCache(), compresses = true } = options;
  return {
    ...options,
    allowedOrigins: options.allowedOrigins ?? [],
    playRecorder: options.playRecorder ?? unbufferedPlayRecorder(options.database, options.clock),
    uploadLimits: {
      audioBytes: limits.audioBytes,
      imageBytes: limits.uploadBytes,
      notificationImageBytes: limits.notificationImageBytes,
      ...options.uploadLimits,
    },
    responseCache,
    compresses,
    responses: new ResponseStore(options.clock, { cache: responseCache, compresses }),
    push: push ?? null,
    pictures: resizePicture ? new ResizedPictures(options.storage, resizePicture) : null,
  };
}
