import { logFailure } from '../logging/log';
import { readIncoming } from '../storage/incomingContent';
import {
  isStorageKey,
  type ListedFile,
  type PutOptions,
  type Storage,
  type StoredFile,
} from '../storage/storage';
import { StorageUnavailable } from '../storage/storageFailures';
import type { R2Bucket, R2Part } from './r2Bucket';

/** Maps every failure to StorageUnavailable: the binding's errors do not tell whether a retry may succeed. */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageUnavailable(`R2 does not answer (${reason}).`, { cause: error });
  }
}

/** Writes content in one call if it fits into a part, otherwise part by part with at most two parts in memory. */
async function putObject(
  bucket: R2Bucket,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
  options: PutOptions,
): Promise<StoredFile> {
  const { whole, parts, finish } = await readIncoming(key, bytes, options);
  const httpMetadata = { contentType: options.contentType };
  if (whole !== null) {
    const stored = finish();
    const metadata = { httpMetadata, customMetadata: { etag: stored.etag } };
    await orUnavailable(bucket.put(key, whole, metadata));
    return stored;
  }
  const known: Record<string, string> = options.etag === undefined ? {} : { etag: options.etag };
  const metadata = { httpMetadata, customMetadata: known };
  const upload = await orUnavailable(bucket.createMultipartUpload(key, metadata));
  try {
    const sent: R2Part[] = [];
    const add = async (part: Uint8Array) =>
      sent.push(await orUnavailable(upload.uploadPart(sent.length + 1, part)));
    for await (const part of parts) await add(part);
    const stored = finish();
    await orUnavailable(upload.complete(sent));
    return stored;
  } catch (error) {
    // R2 itself aborts an incomplete upload after some days.
    await upload.abort().catch((failure: unknown) => {
      logFailure('An upload was left open', failure);
    });
    throw error;
  }
}

/** Storage in an R2 bucket through its binding; the bucket must contain only the worker's files. */
export function r2Storage(bucket: R2Bucket): Storage {
  const ownKey = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`No key of ours: ${key}`);
    return key;
  };
  return {
    put: async (key, bytes, options) => putObject(bucket, ownKey(key), bytes, options),

    async get(key, range) {
      if (!isStorageKey(key)) return null;
      const part = range && { offset: range.start, length: range.end - range.start + 1 };
      const found = await orUnavailable(bucket.get(key, part && { range: part }));
      return found?.body ?? null;
    },

    async stat(key) {
      if (!isStorageKey(key)) return null;
      const found = await orUnavailable(bucket.head(key));
      return found && { size: found.size, etag: found.customMetadata?.['etag'] ?? null };
    },

    delete: async (key) => orUnavailable(bucket.delete(ownKey(key))),

    async *list() {
      let cursor: string | undefined;
      do {
        const page = await orUnavailable(bucket.list({ cursor }));
        for (const { key, uploaded } of page.objects) {
          if (isStorageKey(key)) yield { key, writtenAt: uploaded } satisfies ListedFile;
        }
        cursor = page.truncated ? page.cursor : undefined;
      } while (cursor !== undefined);
    },

    check: async () => void (await orUnavailable(bucket.list({ limit: 1 }))),
  };
}
