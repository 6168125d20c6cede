/** First and last byte position, both inclusive, as in RFC 9110, section 14.1.2. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface PutOptions {
  contentType: string;
  /** Maximum size: with one byte more the put fails with TooLarge and stores nothing. */
  maxBytes: number;
}

export interface StoredFile {
  size: number;
  /** Strong entity-tag with its quotes. */
  etag: string;
}

export interface ListedFile {
  key: string;
  /** When its last byte was written. */
  writtenAt: Date;
}

/** Storage of public files. The worker generates the keys. */
export interface Storage {
  put(key: string, bytes: AsyncIterable<Uint8Array>, options: PutOptions): Promise<StoredFile>;
  /** Content of a file or of a range of it; null when there is no such key. */
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Deletes a file; a missing one is no failure. */
  delete(key: string): Promise<void>;
  /** All complete files. */
  list(): Promise<ListedFile[]>;
}

export class TooLarge extends Error {
  constructor(readonly maxBytes: number) {
    super(`More than ${maxBytes} bytes`);
  }
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
