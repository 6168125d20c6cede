import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Hono } from 'hono';
import { checkResponse } from './checkResponse';
import { createTokenVerifier } from '../http/auth';
import { createRateLimiter } from '../http/rateLimiter';
import { createWorker } from '../createWorker';
import type { Database } from '../database/database';
import type { Person } from '../queries/people/person';
import type { Storage } from '../storage/storage';
import type { WorkerOptions } from '../http/workerContext';
import { hasTwoWorkers, openTestDatabase } from './openTestDatabase';
import { openTestStorage } from './openTestStorage';
import { createSeeds, type Seeds } from './seeds';

export const ISSUER = 'http://localhost:4173/auth/v1';
export const PUBLIC_URL = 'http://files.test';

export const people = {
  asha: {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'asha@kathayatra.test',
    full_name: 'Asha Menon',
    avatar_url: null,
  },
  ravi: {
    id: '00000000-0000-4000-8000-000000000002',
    email: 'ravi@kathayatra.test',
    full_name: 'Ravi Kulkarni',
    avatar_url: null,
  },
  noor: {
    id: '00000000-0000-4000-8000-000000000003',
    email: 'noor@kathayatra.test',
    full_name: 'Noor Fatima',
    avatar_url: null,
  },
} satisfies Record<string, Person>;

/** Clock of the worker in tests, constant until set. */
export interface TestClock {
  now(): Date;
  set(at: string | Date): void;
}

function testClock(start: string): TestClock {
  let at = new Date(start);
  return { now: () => at, set: (next) => (at = new Date(next)) };
}

type CallInit = Omit<RequestInit, 'body' | 'headers'> & {
  /** Person whose token is sent; defaults to Asha, the owner; null sends none. */
  as?: Person | null;
  /** JSON body. */
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
};

export interface TestWorker {
  worker: Hono;
  database: Database;
  storage: Storage;
  /** Keys of all files in the storage. */
  storedKeys(): Promise<string[]>;
  clock: TestClock;
  seeds: Seeds;
  tokenFor(person: Person, claims?: Record<string, unknown>): Promise<string>;
  /** Sends a request with a token; `json` is its body. */
  call(method: string, path: string, init?: CallInit): Promise<Response>;
  close(): Promise<void>;
}

type TestWorkerOptions = Partial<Omit<WorkerOptions, 'clock' | 'auth'>> & { startAt?: string };

/** The worker's response, verified against the contract. */
async function responseOfContract(
  send: Hono['request'],
  request: Parameters<Hono['request']>,
): Promise<Response> {
  const response = await send(...request);
  const [input, init] = request;
  const [method, url] =
    input instanceof Request
      ? [input.method, input.url]
      : [init?.method ?? 'GET', new URL(String(input), PUBLIC_URL).href];
  await checkResponse(method, new URL(url).pathname, response);
  return response;
}

/** Alternates calls between two workers on one database, like a plain balancer. */
function roundRobin(workers: readonly [Hono['request'], Hono['request']]): Hono['request'] {
  let calls = 0;
  return (...call) => workers[calls++ % 2 === 0 ? 0 : 1](...call);
}

async function keysOf(storage: Storage): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of storage.list()) found.push(key);
  return found;
}

const keys = generateKeyPair('ES256', { extractable: true });

export async function testWorker(options: TestWorkerOptions = {}): Promise<TestWorker> {
  const { startAt = '2025-03-01T06:00:00.000Z', ...rest } = options;
  const opened = rest.database === undefined ? await openTestDatabase() : null;
  const database = rest.database ?? opened?.database;
  if (database === undefined) throw new Error('No database');
  const clock = testClock(startAt);
  const { privateKey, publicKey } = await keys;
  const jwks = createLocalJWKSet({
    keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }],
  });
  const storage = rest.storage ?? (await openTestStorage());
  const publicUrl = rest.publicUrl ?? PUBLIC_URL;
  const workerOptions: WorkerOptions = {
    publicUrl,
    rateLimiter: createRateLimiter(),
    ...rest,
    database,
    storage,
    clock: clock.now,
    auth: createTokenVerifier({ jwks, issuer: ISSUER, clock: clock.now }),
  };
  const worker = createWorker(workerOptions);

  const inFlight = new Set<Promise<Response>>();
  let isClosed = false;
  const originalRequest = hasTwoWorkers()
    ? roundRobin([worker.request, createWorker(workerOptions).request])
    : worker.request;
  worker.request = async (...request) => {
    // Another worker may already be using the database.
    if (isClosed) throw new TypeError('The worker is closed');
    const response = responseOfContract(originalRequest, request);
    inFlight.add(response);
    return response.finally(() => inFlight.delete(response));
  };

  const tokenFor = (person: Person, claims: Record<string, unknown> = {}) => {
    const seconds = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT({
      iss: ISSUER,
      aud: 'authenticated',
      role: 'authenticated',
      sub: person.id,
      email: person.email,
      user_metadata: { full_name: person.full_name, avatar_url: person.avatar_url },
      iat: seconds,
      exp: seconds + 3600,
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', kid: 'test' })
      .sign(privateKey);
  };

  return {
    worker,
    database,
    storage,
    storedKeys: () => keysOf(storage),
    clock,
    seeds: createSeeds(database, { storage, clock: clock.now }),
    tokenFor,
    async call(method, path, { as = people.asha, json, headers, ...init } = {}) {
      const token: Record<string, string> =
        as === null ? {} : { authorization: `Bearer ${await tokenFor(as)}` };
      const body = json === undefined ? init.body : JSON.stringify(json);
      const kind: Record<string, string> =
        json === undefined ? {} : { 'content-type': 'application/json' };
      return worker.request(path, {
        ...init,
        method,
        body,
        headers: { ...token, ...kind, ...headers },
      });
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(inFlight);
      await opened?.close();
    },
  };
}
