import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { encode, isWorthCompressing, type Bytes } from './contentCoding';

/** A response in memory: compressed, or as it is when it is small. */
export interface EncodedResponse {
  /** Strong ETag of the plain content. */
  etag: string;
  body: { plain: Bytes } | { br: Bytes; gzip: Bytes };
}

/**
 * Bounded staleness: a response may be behind some of its rows for a time. In the second half of it, it is still sent
 * while a new one is built (stale-while-revalidate, RFC 5861, section 3): regular requests never wait.
 */
interface Staleness {
  /** Version of all other rows, which it is never behind. */
  version: string;
  /** Age up to which it may be. */
  maxMs: number;
}

export interface ResponseSource {
  /** Name of the response, the same for the same call. */
  key: string;
  /** Version of the rows that it is made of, read before `build`. */
  version: string;
  /** The response is built anew after this time, because some of its rows have no version. */
  maxAgeMs?: number;
  /** Without it a response of another version is never sent. */
  staleness?: Staleness;
  build: () => Promise<unknown>;
}

interface CachedResponse {
  response: EncodedResponse;
  version: string;
  /** Version of the rows that it may not be behind. */
  firmVersion: string | undefined;
  builtAtMs: number;
}

/** Responses that are built; the least recently used leave when all together pass a bound. */
export type ResponseCache = LRUCache<string, CachedResponse>;

const MAX_BYTES = 64 * 1024 * 1024;
/** Bytes of an entry beside its bodies, roughly. */
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

async function encodedResponse(data: unknown, isCompressed: boolean): Promise<EncodedResponse> {
  const plain = new TextEncoder().encode(JSON.stringify(data));
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  if (!isCompressed || !isWorthCompressing(plain)) return { etag, body: { plain } };
  const [br, gzip] = await Promise.all([encode('br', plain), encode('gzip', plain)]);
  return { etag, body: { br, gzip } };
}

interface ResponseStoreOptions {
  /** Stores of one process may share it: it holds nothing that is under way. */
  cache?: ResponseCache;
  /** False: responses are kept as they are. */
  compresses?: boolean;
}

/**
 * Responses in memory, each built once per version. Rows may change between the version and the build: the response is
 * then newer than its version, and is built once more for the next one. It is never older, except where its
 * source allows staleness.
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
      // An error is that of the next call that waits for the response.
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
    if (staleness === undefined || known.firmVersion !== staleness.version) return false;
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
    const response = await encodedResponse(await build(), this.compresses);
    this.cache.set(key, { response, version, firmVersion: staleness?.version, builtAtMs });
    return response;
  }
}
