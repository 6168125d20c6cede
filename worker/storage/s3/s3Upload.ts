import { logFailure } from '../../logging/log';
import type { Part } from '../cutParts';
import { readIncoming } from '../incomingContent';
import type { PutOptions, StoredFile } from '../storage';
import type { RetryPolicy, S3Client } from './s3Client';
import { S3Error } from './s3Failures';
import { escapeXml, textOf } from './s3Xml';

/**
 * All attempts at a part together take less than a minute: a client's connection is closed when its bytes are not read
 * for a minute (worker/start/listen.ts).
 */
const partRetryPolicy: RetryPolicy = { responseTimeoutMs: 15_000, attempts: 3 };
/** S3 assembles the parts before responding to a completion, which may take a while. */
const completionRetryPolicy: RetryPolicy = { responseTimeoutMs: 60_000, attempts: 4 };

/** Files never change under their name. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Headers of an object with this content; the entity tag is the worker's own, stored with the object. */
function objectHeaders(contentType: string, etag: string | undefined): Record<string, string> {
  const known: Record<string, string> =
    etag === undefined ? {} : { 'x-amz-meta-etag': etag.replaceAll('"', '') };
  return { 'content-type': contentType, 'cache-control': CACHE_CONTROL, ...known };
}

/** A multipart upload: the object exists only once the upload is completed. */
class MultipartUpload {
  private readonly etags: string[] = [];

  private constructor(
    private readonly client: S3Client,
    private readonly key: string,
    private readonly uploadId: string,
  ) {}

  static async begin(client: S3Client, key: string, headers: Record<string, string>) {
    const { text } = await client.send({ method: 'POST', key, query: { uploads: '' }, headers });
    const uploadId = textOf(text, 'UploadId');
    if (uploadId === null) throw new Error('The store gave no id to an upload');
    return new MultipartUpload(client, key, uploadId);
  }

  async add(body: Part): Promise<void> {
    const { client, key, uploadId, etags } = this;
    const query = { partNumber: String(etags.length + 1), uploadId };
    const { headers } = await client.send({
      method: 'PUT',
      key,
      query,
      body,
      retryPolicy: partRetryPolicy,
    });
    etags.push(headers.get('etag') ?? '');
  }

  /** Completes the upload. When only the response was lost, a retry finds no upload, but the object exists. */
  async complete(size: number): Promise<void> {
    const { client, key, uploadId, etags } = this;
    const parts = etags.map(
      (etag, index) =>
        `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`,
    );
    const xml = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    const body = new TextEncoder().encode(xml);
    const retryPolicy = completionRetryPolicy;
    try {
      await client.send({ method: 'POST', key, query: { uploadId }, body, retryPolicy });
    } catch (error) {
      const isGone = error instanceof S3Error && error.code === 'NoSuchUpload';
      if (!isGone || (await sizeOf(client, key)) !== size) throw error;
    }
  }

  abort(): Promise<void> {
    return abortUpload(this.client, this.key, this.uploadId);
  }
}

async function sizeOf(client: S3Client, key: string): Promise<number> {
  const { headers } = await client.send({ method: 'HEAD', key });
  return Number(headers.get('content-length'));
}

/** Aborts a multipart upload; a no-op when it has already ended. */
export async function abortUpload(client: S3Client, key: string, uploadId: string): Promise<void> {
  try {
    await client.send({ method: 'DELETE', key, query: { uploadId } });
  } catch (error) {
    if (!(error instanceof S3Error && error.status === 404)) throw error;
  }
}

/** Checks write permission without leaving an object: begins an upload and aborts it. */
export async function checkUpload(client: S3Client, key: string): Promise<void> {
  const upload = await MultipartUpload.begin(client, key, {});
  await upload.abort();
}

/** Deletes the object that a request without a response may have created; on failure, the sweep deletes it. */
async function rollBack(client: S3Client, key: string): Promise<void> {
  const retryPolicy: RetryPolicy = { responseTimeoutMs: 5000, attempts: 1 };
  await client.send({ method: 'DELETE', key, retryPolicy }).catch(() => undefined);
}

/** Awaits the request that makes an object visible; deletes the object when the request fails. */
async function orRollBack(client: S3Client, key: string, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    await rollBack(client, key);
    throw error;
  }
}

/**
 * Uploads content in one request if it fits into a part, otherwise part by part with at most two parts in memory. After
 * a failure nothing is left; the sweep deletes what cannot be rolled back immediately.
 */
export async function uploadObject(
  client: S3Client,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
  options: PutOptions,
): Promise<StoredFile> {
  const { whole, parts, finish } = await readIncoming(key, bytes, options);
  if (whole !== null) {
    const stored = finish();
    const headers = objectHeaders(options.contentType, stored.etag);
    const retryPolicy = partRetryPolicy;
    const put = { method: 'PUT', key, headers, body: whole, retryPolicy } as const;
    await orRollBack(client, key, client.send(put));
    return stored;
  }
  const headers = objectHeaders(options.contentType, options.etag);
  const upload = await MultipartUpload.begin(client, key, headers);
  try {
    for await (const part of parts) await upload.add(part);
    const stored = finish();
    await orRollBack(client, key, upload.complete(stored.size));
    return stored;
  } catch (error) {
    const leftBehind = (failure: unknown) =>
      logFailure('An upload was left open, for the sweep to end', failure);
    await upload.abort().catch(leftBehind);
    throw error;
  }
}
