import { type ByteSource } from '../../src/domain/sound/byteSource';
import type { Storage } from './storage';

async function* readChunks(stream: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = stream?.getReader();
  if (reader === undefined) return;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel();
  }
}

/** A stored file as a byte source. */
export function storedBytes(storage: Storage, key: string, size: number): ByteSource {
  const open = (start: number, end: number) => storage.get(key, { start, end });
  return {
    size,
    async read(start, length) {
      const end = Math.min(size, start + length) - 1;
      if (end < start) return new Uint8Array();
      return new Uint8Array(await new Response(await open(start, end)).arrayBuffer());
    },
    async *readFrom(start) {
      if (start < size) yield* readChunks(await open(start, size - 1));
    },
  };
}
