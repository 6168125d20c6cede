import { type ByteSource } from '../../src/domain/audioFormats/byteSource';
import type { Storage } from './storage';

/** Content of a file in chunks; empty when the file does not exist. */
export async function* readStored(
  stream: ReadableStream<Uint8Array> | null,
): AsyncGenerator<Uint8Array> {
  const reader = stream?.getReader();
  if (reader === undefined) return;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel();
  }
}

/** Minimum number of bytes per request to the store, so that small adjacent reads share one request. */
const WINDOW_BYTES = 64 * 1024;

/** A stored file as a byte source. */
export function storedBytes(storage: Storage, key: string, size: number): ByteSource {
  const open = (start: number, end: number) => storage.get(key, { start, end });
  let window = { start: 0, bytes: new Uint8Array() };
  return {
    size,
    async read(start, length) {
      const end = Math.min(size, start + length);
      if (end <= start) return new Uint8Array();
      const known = window;
      if (start >= known.start && end <= known.start + known.bytes.length) {
        return known.bytes.slice(start - known.start, end - known.start);
      }
      const last = Math.min(size, Math.max(end, start + WINDOW_BYTES)) - 1;
      const bytes = new Uint8Array(await new Response(await open(start, last)).arrayBuffer());
      window = { start, bytes };
      return bytes.slice(0, end - start);
    },
    async *readFrom(start) {
      if (start < size) yield* readStored(await open(start, size - 1));
    },
  };
}
