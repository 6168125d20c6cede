import type { Storage } from './storage';

/** A stored file with random access. */
export interface ByteSource {
  size: number;
  /** Bytes of this range; fewer at the end of the file. */
  read(start: number, length: number): Promise<Uint8Array>;
  /** All bytes from an offset on, in chunks. */
  readFrom(start: number): AsyncIterable<Uint8Array>;
}

async function* readChunks(stream: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = stream?.getReader();
  if (reader === undefined) return;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel();
  }
}

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
