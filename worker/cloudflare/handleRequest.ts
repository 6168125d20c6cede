import { Hono } from 'hono';
import { LinearRouter } from 'hono/router/linear-router';
import { createWorker } from '../createWorker';
import { createResponseCache } from '../http/responseCache';
import { createTokenVerifier } from '../http/auth';
import { signingKeysOf, type SigningKeys } from '../http/hostedKeys';
import type { WorkerOptions } from '../http/workerContext';
import { logRequest } from '../logging/log';
import { watchRequests } from '../monitoring/watchRequests';
import type { Bindings } from './bindings';
import type { OpenWorker } from './openWorker';
import { cloudflareRateLimiter } from './cloudflareRateLimiter';
import { queuedPlayRecorder } from './queuedPlayRecorder';
import { queuedPush } from './queuedPush';

/** An isolate has 128 MB. */
const CACHE_BYTES = 24 * 1024 * 1024;

/** Shared by all requests of this isolate. Holds only finished responses: promises must not outlive their request. */
const responseCache = createResponseCache(CACHE_BYTES);
/**
 * Fetched keys by backend URL. A request that arrives during another request's fetch makes jose fetch the keys again.
 */
const keysOf = new Map<string, SigningKeys>();

function findKeys(supabaseUrl: string): SigningKeys {
  const keys = keysOf.get(supabaseUrl) ?? signingKeysOf(supabaseUrl);
  keysOf.set(supabaseUrl, keys);
  return keys;
}

const clock = () => new Date();

/** Handles a request with its own worker: sockets and promises must not be shared between requests. */
export async function handleRequest(
  request: Request,
  bindings: Bindings,
  { settings, database, storage, provider }: OpenWorker,
): Promise<Response> {
  const { supabaseUrl, publicUrl, allowedOrigins } = settings;
  const { jwks, issuer } = findKeys(supabaseUrl ?? '');
  const { PUSH_JOBS, PLAY_JOBS } = bindings;
  const push =
    provider === null || PUSH_JOBS === undefined
      ? undefined
      : queuedPush(database, PUSH_JOBS, clock);
  const options: WorkerOptions = {
    database,
    storage,
    auth: createTokenVerifier({ jwks, issuer, clock }),
    clock,
    publicUrl,
    allowedOrigins: [new URL(publicUrl).origin, ...allowedOrigins],
    rateLimiter: cloudflareRateLimiter(bindings),
    playRecorder: PLAY_JOBS && queuedPlayRecorder(database, PLAY_JOBS, clock),
    responseCache,
    compresses: false,
    push,
  };
  // Hono's default router compiles all routes before its first response; this worker gives only one response.
  const worker = createWorker(options, new Hono({ router: new LinearRouter() }));
  const response = await watchRequests((each) => worker.fetch(each), [logRequest])(request);
  // The request's transactions have ended.
  await push?.flush();
  return response;
}
