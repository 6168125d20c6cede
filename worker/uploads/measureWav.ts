import type { ByteSource } from '../storage/byteSource';

/** No honest file has more. */
const MOST_CHUNKS = 1000;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset);

/** The bytes of sound by how many of them a second takes. */
export async function measureWav(source: ByteSource): Promise<number | null> {
  let bytesPerSecond = 0;
  let at = 12;
  for (let chunks = 0; at + 8 <= source.size && chunks < MOST_CHUNKS; chunks += 1) {
    const head = await source.read(at, 20);
    const name = String.fromCharCode(...head.subarray(0, 4));
    const size = viewOf(head).getUint32(4, true);
    if (name === 'fmt ' && head.length === 20) bytesPerSecond = viewOf(head).getUint32(16, true);
    if (name === 'data') {
      // Who writes while recording does not know the size and leaves 0 or the largest number.
      const there = source.size - at - 8;
      const sound = size === 0 ? there : Math.min(size, there);
      return bytesPerSecond === 0 ? null : sound / bytesPerSecond;
    }
    at += 8 + size + (size % 2);
  }
  return null;
}
