/** First and last byte position, both inclusive, as in RFC 9110, section 14.1.2. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface PutOptions {
  contentType: string;
  /** Maximum size: with one byte more the put fails with TooLarge and stores nothing. */
  maxBytes: number;
  /** Entity-tag that the content must have: with another the put fails with ContentMismatch and stores nothing. */
  etag?: string;
}

export interface StoredFile {
  size: number;
  /** Strong entity-tag with its quotes. */
  etag: string;
}

export interface FileStatus {
  size: number;
  /** Null when the store does not keep the entity-tag. */
  etag: string | null;
}

export interface PresignedUrl {
  url: string;
  /** Time for which caches may keep the redirect, in seconds. */
  maxAgeSeconds: number;
}

export interface ListedFile {
  key: string;
  /** When its last byte was written. */
  writtenAt: Date;
}

/**
 * Storage of public files, under keys that the worker generates. Fails with StorageUnavailable when the store cannot
 * be reached, and with StorageMisconfigured when it refuses the settings.
 */
export interface Storage {
  put(key: string, bytes: AsyncIterable<Uint8Array>, options: PutOptions): Promise<StoredFile>;
  /** Content of a file or of a range of it; null when there is no such key. */
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Null when there is no such key. */
  stat(key: string): Promise<FileStatus | null>;
  /** Deletes a file; a missing one is no failure. */
  delete(key: string): Promise<void>;
  /** All complete files, in no order. */
  list(): AsyncIterable<ListedFile>;
  /** Fails unless files can be read now. */
  check(): Promise<void>;
  /** URL at which readers get the file from the store itself; absent where the worker serves the files. */
  presignUrl?(key: string): Promise<PresignedUrl>;
  /** Aborts incomplete uploads that were begun before a time; returns their number. */
  abortUploads?(begunBefore: Date): Promise<number>;
}

/** Names that the worker gives to files: one path segment, which begins with a letter or digit. */
export const isStorageKey = (key: string): boolean => /^[a-zA-Z0-9][a-zA-Z0-9._-]*$/.test(key);

export class TooLarge extends Error {
  constructor(readonly maxBytes: number) {
    super(`More than ${maxBytes} bytes`);
  }
}

/** The entity-tag of the content differs from `PutOptions.etag`. */
export class ContentMismatch extends Error {
  constructor(key: string) {
    super(`The content of ${key} is not that of its record`);
  }
}

/** Throws ContentMismatch unless the content has the entity-tag of the options, if they have one. */
export function checkContent(key: string, stored: StoredFile, { etag }: PutOptions): void {
  if (etag !== undefined && stored.etag !== etag) throw new ContentMismatch(key);
}

/** Passes chunks on; throws TooLarge when they exceed the limit. */
export async function* limitBytes(bytes: AsyncIterable<Uint8Array>, maxBytes: number) {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new TooLarge(maxBytes);
    yield chunk;
  }
}
