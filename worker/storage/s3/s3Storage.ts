import { isStorageKey, type ListedFile, type Storage } from '../storage';
import { StorageMisconfigured } from '../storageFailures';
import { S3Client, type RetryPolicy, type S3Ports } from './s3Client';
import { downloadObject } from './s3Download';
import { isMissing, S3Error } from './s3Failures';
import { s3Name, type S3Settings } from './s3Settings';
import { abortUpload, checkUpload, uploadObject } from './s3Upload';
import { elementsOf, hasRoot, textOf } from './s3Xml';

/** Retry policy of `check`, which does not retry: a health check must respond soon. */
const checkRetryPolicy: RetryPolicy = { responseTimeoutMs: 4000, attempts: 1 };

const HOUR_MS = 60 * 60_000;
/** Lifetime of a presigned URL from the start of the current hour: all readers within an hour get the same URL. */
const SIGNED_SECONDS = (2 * HOUR_MS) / 1000;
/** Time for which caches may keep a redirect, in seconds; shorter than its presigned URL's remaining lifetime. */
const REDIRECT_SECONDS = 30 * 60;

/** Storage that can verify its settings. */
export interface S3Storage extends Storage {
  /** Fails unless files can be listed and written; leaves nothing behind. */
  checkSettings(): Promise<void>;
}

/**
 * Pages of a listing. Each page is requested with the markers at the end of the previous one; the last page has none.
 */
async function* pagesOf(
  client: S3Client,
  query: Record<string, string>,
  markers: (xml: string) => Record<string, string | null>,
): AsyncGenerator<string> {
  let next: Record<string, string> = {};
  do {
    const { text } = await client.send({ method: 'GET', key: null, query: { ...query, ...next } });
    yield text;
    const found = textOf(text, 'IsTruncated') === 'true' ? Object.entries(markers(text)) : [];
    next = Object.fromEntries(found.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  } while (Object.keys(next).length > 0);
}

/** Incomplete multipart uploads below the prefix. */
async function* listUploads(client: S3Client, prefix: string) {
  const pages = pagesOf(client, { uploads: '', prefix }, (xml) => ({
    'key-marker': textOf(xml, 'NextKeyMarker'),
    'upload-id-marker': textOf(xml, 'NextUploadIdMarker'),
  }));
  for await (const page of pages) {
    for (const upload of elementsOf(page, 'Upload')) {
      const key = (textOf(upload, 'Key') ?? '').slice(prefix.length);
      const begunAt = new Date(textOf(upload, 'Initiated') ?? NaN);
      yield { key, uploadId: textOf(upload, 'UploadId') ?? '', begunAt };
    }
  }
}

/** Aborts incomplete uploads begun before a time; returns their number. */
async function abortUploads(client: S3Client, prefix: string, begunBefore: Date): Promise<number> {
  let aborted = 0;
  try {
    for await (const { key, uploadId, begunAt } of listUploads(client, prefix)) {
      if (!isStorageKey(key) || !(begunAt < begunBefore)) continue;
      await abortUpload(client, key, uploadId);
      aborted += 1;
    }
  } catch (error) {
    // Some stores do not list uploads, and abort incomplete ones by their own rule.
    if (!(error instanceof S3Error && error.status === 501)) throw error;
  }
  return aborted;
}

/** Storage in a bucket of an S3-compatible store. */
export function s3Storage(settings: S3Settings, ports?: S3Ports): S3Storage {
  const client = new S3Client(settings, ports);
  const { prefix } = settings;
  const ownKey = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`No key of ours: ${key}`);
    return key;
  };
  // The worker's keys contain no slash: objects with a further slash in their name belong to others.
  const listQuery = { 'list-type': '2', prefix, delimiter: '/' };

  const storage: S3Storage = {
    put: async (key, bytes, options) => uploadObject(client, ownKey(key), bytes, options),

    get: async (key, range) => (isStorageKey(key) ? downloadObject(client, key, range) : null),

    async stat(key) {
      if (!isStorageKey(key)) return null;
      try {
        const { headers } = await client.send({ method: 'HEAD', key });
        const etag = headers.get('x-amz-meta-etag');
        const size = Number(headers.get('content-length'));
        return { size, etag: etag === null ? null : `"${etag}"` };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async delete(key) {
      try {
        await client.send({ method: 'DELETE', key: ownKey(key) });
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },

    async *list() {
      const pages = pagesOf(client, listQuery, (xml) => ({
        'continuation-token': textOf(xml, 'NextContinuationToken'),
      }));
      for await (const page of pages) {
        for (const object of elementsOf(page, 'Contents')) {
          const key = (textOf(object, 'Key') ?? '').slice(prefix.length);
          const writtenAt = new Date(textOf(object, 'LastModified') ?? NaN);
          if (isStorageKey(key)) yield { key, writtenAt } satisfies ListedFile;
        }
      }
    },

    async check() {
      const query = { ...listQuery, 'max-keys': '1' };
      const list = { method: 'GET', key: null, query, retryPolicy: checkRetryPolicy } as const;
      const { text } = await client.send(list);
      if (!hasRoot(text, 'ListBucketResult')) {
        const todo = 'Check AWS_ENDPOINT_URL_S3.';
        throw new StorageMisconfigured(`No S3 store answers for ${s3Name(settings)}. ${todo}`);
      }
    },

    async checkSettings() {
      try {
        await storage.check();
        await checkUpload(client, 'settings-check');
      } catch (error) {
        if (!(error instanceof S3Error)) throw error;
        throw new StorageMisconfigured(`${s3Name(settings)} cannot be used. ${error.message}`);
      }
    },

    abortUploads: (begunBefore) => abortUploads(client, prefix, begunBefore),
  };

  if (settings.redirectsReads) {
    storage.presignUrl = async (key) => {
      const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
      const url = await client.presignUrl(ownKey(key), hour, SIGNED_SECONDS);
      return { url, maxAgeSeconds: REDIRECT_SECONDS };
    };
  }
  return storage;
}
