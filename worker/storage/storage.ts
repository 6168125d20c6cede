/** The first and the last byte wanted, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface PutOptions {
  contentType: string;
  /** One byte more and the put fails with TooLarge, leaving nothing behind. */
  maxBytes: number;
}

export interface StoredFile {
  size: number;
  /** Quoted, as the ETag header has it. */
  etag: string;
}

/** Where the bytes behind public addresses are kept. Keys are made by the worker. */
export interface Storage {
  put(key: string, bytes: AsyncIterable<Uint8Array>, options: PutOptions): Promise<StoredFile>;
  /** Null when nothing is stored under the key. */
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Deleting what is not there is no failure. */
  delete(key: string): Promise<void>;
}

export class TooLarge extends Error {
  constructor(readonly maxBytes: number) {
    super(`More than ${maxBytes} bytes`);
  }
}

/** Passes the bytes on, until there are too many. */
export async function* limitBytes(bytes: AsyncIterable<Uint8Array>, maxBytes: number) {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new TooLarge(maxBytes);
    yield chunk;
  }
}
