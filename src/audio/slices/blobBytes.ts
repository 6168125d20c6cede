import { type ByteSource } from '../../domain/audioFormats/byteSource';

const CHUNK_BYTES = 4 * 1024 * 1024;

/** Blob as a byte source, read a few megabytes at a time. */
export function blobBytes(blob: Blob, chunkBytes = CHUNK_BYTES): ByteSource {
  const read = async (start: number, length: number) =>
    new Uint8Array(await blob.slice(start, start + length).arrayBuffer());
  return {
    size: blob.size,
    read,
    async *readFrom(start) {
      for (let from = start; from < blob.size; from += chunkBytes)
        yield await read(from, chunkBytes);
    },
  };
}
