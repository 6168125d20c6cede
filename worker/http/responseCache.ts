import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { encode, isWorthCompressing, type Bytes } from './contentCoding';

/** A response in memory; small ones are not compressed. */
export interface EncodedResponse {
  /** Strong ETag of the uncompressed content. */
  etag: string;
  body: { plain: Bytes } | { br: Bytes; gzip: Bytes };
}

/**
 * Bounded staleness: a response may miss changes to some of its rows for a limited time. In the second half of that
 * time the stale response is still sent while a new one is built (stale-while-revalidate, RFC 5861, section 3), so that
 * regular requests never wait.
 */
interface Staleness {
  /** Version of the other rows, whose changes the response never misses. */
  version: string;
  /** Maximum age of a stale response, in milliseconds. */
  maxMs: number;
}

export interface ResponseSource {
  /** Cache key; equal calls have equal keys. */
  key: string;
  /** Version of the rows that the response is built from, read before `build`. */
  version: string;
  /** Age in milliseconds after which the response is rebuilt, for rows that have no version. */
  maxAgeMs?: number;
  /** Undefined: only a response of the current version is sent. */
  staleness?: Staleness;
  build: () => Promise<unknown>;
}

interface CachedResponse {
  response: EncodedResponse;
  version: string;
  /** `Staleness.version` at the time of the build. */
  strictVersion: string | undefined;
  builtAtMs: number;
}

/** Built responses by key; the least recently used are evicted when their total size exceeds a bound. */
export type ResponseCache = LRUCache<string, CachedResponse>;

const MAX_BYTES = 64 * 1024 * 1024;
/** Estimated size of an entry in bytes, without its bodies. */
const ENTRY_BYTES = 500;

export function createResponseCache(maxBytes = MAX_BYTES): ResponseCache {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ response }, key) =>
      Object.values(response.body).reduce((sum, each) => sum + each.byteLength, 0) +
      key.length +
      ENTRY_BYTES,
  });
}

async function encodeResponse(data: unknown, isCompressed: boolean): Promise<EncodedResponse> {
  const plain = new TextEncoder().encode(JSON.stringify(data));
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  if (!isCompressed || !isWorthCompressing(plain)) return { etag, body: { plain } };
  const [br, gzip] = await Promise.all([encode('br', plain), encode('gzip', plain)]);
  return { etag, body: { br, gzip } };
}

interface ResponseStoreOptions {
  /** Several stores of one process may share a cache, as it holds only finished responses. */
  cache?: ResponseCache;
  /** False keeps responses uncompressed. */
  compresses?: boolean;
}

/**
 * Responses in memory, each built once per version. Rows may change between reading their version and building the
 * response: the response is then newer than its version, and is rebuilt for the next version. It is never older than
 * its version, except where its source allows staleness.
 */
export class ResponseStore {
  private readonly cache: ResponseCache;
  private readonly building = new Map<string, Promise<EncodedResponse>>();
  private readonly compresses: boolean;

  constructor(
    private readonly clock: () => Date,
    { cache = createResponseCache(), compresses = true }: ResponseStoreOptions = {},
  ) {
    this.cache = cache;
    this.compresses = compresses;
  }

  async read(source: ResponseSource): Promise<EncodedResponse> {
    const known = this.cache.get(source.key);
    if (known === undefined || !this.isCurrent(known, source)) return this.buildOnce(source);
    if (this.isDueForRevalidation(known, source)) {
      // The failure is dropped here: the next call that has to wait rebuilds the response and reports its failure.
      this.buildOnce(source).catch(() => {});
    }
    return known.response;
  }

  private buildOnce(source: ResponseSource): Promise<EncodedResponse> {
    const name = JSON.stringify([source.key, source.version]);
    const underWay = this.building.get(name);
    if (underWay !== undefined) return underWay;
    const built = this.build(source).finally(() => this.building.delete(name));
    this.building.set(name, built);
    return built;
  }

  private isYounger({ builtAtMs }: CachedResponse, ms: number): boolean {
    const age = this.clock().getTime() - builtAtMs;
    return age >= 0 && age < ms;
  }

  private isCurrent(
    known: CachedResponse,
    { version, maxAgeMs, staleness }: ResponseSource,
  ): boolean {
    if (known.version === version) return maxAgeMs === undefined || this.isYounger(known, maxAgeMs);
    if (staleness === undefined || known.strictVersion !== staleness.version) return false;
    return this.isYounger(known, staleness.maxMs);
  }

  private isDueForRevalidation(
    known: CachedResponse,
    { version, staleness }: ResponseSource,
  ): boolean {
    if (known.version === version || staleness === undefined) return false;
    return !this.isYounger(known, staleness.maxMs / 2);
  }

  private async build({
    key,
    version,
    staleness,
    build,
  }: ResponseSource): Promise<EncodedResponse> {
    const builtAtMs = this.clock().getTime();
    const response = await encodeResponse(await build(), this.compresses);
    this.cache.set(key, { response, version, strictVersion: staleness?.version, builtAtMs });
    return response;
  }
}
