import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fullJitterMs, withAskedMs, type BackOff } from '../../../src/platform/backOff';
import { retryAfterMs } from '../../../src/platform/retryAfter';
import { isTransient, NoResponse, S3Error, s3Error, storageFailure } from './s3Failures';
import { s3Url, type S3Settings } from './s3Settings';
import { hasRoot } from './s3Xml';

/** Time, randomness and network, which tests inject. */
export interface S3Ports {
  fetch: typeof fetch;
  pause(ms: number): Promise<unknown>;
  /** From 0 to 1. */
  random(): number;
  /** Calls `expire` after a time, unless the returned function is called first. */
  startTimer(ms: number, expire: () => void): () => void;
}

const nodePorts: S3Ports = {
  fetch: (input, init) => fetch(input, init),
  pause: (ms) => wait(ms),
  random: () => Math.random(),
  startTimer(ms, expire) {
    const timer = setTimeout(expire, ms);
    return () => clearTimeout(timer);
  },
};

/** Maximum wait for a response, and maximum number of attempts. */
export interface RetryPolicy {
  responseTimeoutMs: number;
  attempts: number;
}

const defaultRetryPolicy: RetryPolicy = { responseTimeoutMs: 10_000, attempts: 4 };

/** A request that may be retried: it is idempotent, or the sweep deletes the leftovers of retries. */
export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Key of the object; null for the bucket itself. */
  key: string | null;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  retryPolicy?: RetryPolicy;
}

export interface S3Response {
  headers: Headers;
  text: string;
}

interface Signable {
  url: string;
  method: string;
  headers?: Record<string, string>;
  /** True puts the signature into the URL, for a request made by another client. */
  signQuery?: boolean;
  datetime?: string;
}

const backOff: BackOff = { firstMs: 200, mostMs: 5000 };

const sha256 = (body: Uint8Array) => createHash('sha256').update(body).digest('hex');

/**
 * Signed requests to one bucket, each with a time-out, retried after transient failures. When the store asks for a
 * longer wait than the maximum back-off, the request fails immediately, because a person waits for the response.
 */
export class S3Client {
  private readonly signingKeys = new Map<string, ArrayBuffer>();

  constructor(
    readonly settings: S3Settings,
    readonly ports: S3Ports = nodePorts,
  ) {}

  /** Sends a request and reads the whole response. Fails with S3Error, StorageUnavailable or StorageMisconfigured. */
  send(request: S3Request): Promise<S3Response> {
    return this.repeat(request, async (response) => {
      const text = await response.text();
      // The completion of an upload may fail after its status 200 was sent.
      if (hasRoot(text, 'Error')) throw s3Error(response, text);
      return { headers: response.headers, text };
    });
  }

  /** Sends a request whose response body the caller reads, without a time-out. Fails like `send`. */
  open(request: S3Request): Promise<Response> {
    return this.repeat(request, (response) => Promise.resolve(response));
  }

  /** URL with which anyone can read an object, valid for `seconds` from the time `from`. */
  async presignUrl(key: string, from: Date, seconds: number): Promise<string> {
    const url = s3Url(this.settings, key);
    url.searchParams.set('X-Amz-Expires', String(seconds));
    const datetime = from.toISOString().replace(/[:-]|\.\d{3}/g, '');
    const signed = await this.signer({ url: url.href, method: 'GET', signQuery: true, datetime });
    return signed.url.href;
  }

  private async repeat<T>(
    request: S3Request,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const { attempts } = request.retryPolicy ?? defaultRetryPolicy;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(request, read);
      } catch (error) {
        const askedMs =
          error instanceof S3Error ? (retryAfterMs(error.headers, Date.now()) ?? 0) : 0;
        const isLast = attempt === attempts || askedMs > backOff.mostMs;
        if (isLast || !isTransient(error)) throw storageFailure(error, this.settings);
        const jitterMs = fullJitterMs(attempt, backOff, this.ports.random());
        await this.ports.pause(withAskedMs(jitterMs, askedMs));
      }
    }
  }

  private async attempt<T>(
    request: S3Request,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const { method, body, retryPolicy = defaultRetryPolicy } = request;
    const { url, headers } = await this.sign(request);
    const controller = new AbortController();
    const stopTimer = this.ports.startTimer(retryPolicy.responseTimeoutMs, () =>
      controller.abort(new Error(`no answer within ${retryPolicy.responseTimeoutMs} ms`)),
    );
    try {
      const response = await this.ports.fetch(url, {
        method,
        headers,
        body,
        signal: controller.signal,
        // Redirects are not followed: the signature is valid for one host only.
        redirect: 'manual',
      });
      if (!response.ok) throw s3Error(response, await response.text());
      return await read(response);
    } catch (error) {
      if (error instanceof S3Error) throw error;
      const cause: unknown = controller.signal.aborted ? controller.signal.reason : error;
      throw new NoResponse('The store did not answer', { cause });
    } finally {
      stopTimer();
    }
  }

  private sign({ method, key, query = {}, headers = {}, body }: S3Request) {
    const url = s3Url(this.settings, key);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    // Makes the store refuse a body with a different digest.
    const digest = sha256(body ?? new Uint8Array());
    const signed = { ...headers, 'x-amz-content-sha256': digest };
    return this.signer({ url: url.href, method, headers: signed });
  }

  private signer(request: Signable) {
    const { accessKeyId, secretAccessKey, sessionToken, region } = this.settings;
    const signer = new AwsV4Signer({
      ...request,
      accessKeyId,
      secretAccessKey,
      sessionToken: sessionToken ?? undefined,
      region,
      service: 's3',
      cache: this.signingKeys,
    });
    return signer.sign();
  }
}
