import type { ByteSource } from '../storage/byteSource';

/** Limit against damaged files: no real file has more chunks. */
const MAX_CHUNKS = 1000;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset);

/** Duration by the chunks of RIFF/WAVE: size of `data` over nAvgBytesPerSec of `fmt `. */
export async function measureWav(source: ByteSource): Promise<number | null> {
  let bytesPerSecond = 0;
  let offset = 12;
  for (let chunks = 0; offset + 8 <= source.size && chunks < MAX_CHUNKS; chunks += 1) {
    const head = await source.read(offset, 20);
    const name = String.fromCharCode(...head.subarray(0, 4));
    const size = viewOf(head).getUint32(4, true);
    if (name === 'fmt ' && head.length === 20) bytesPerSecond = viewOf(head).getUint32(16, true);
    if (name === 'data') {
      // A recorder that streams cannot know the size and leaves 0 or 0xffffffff.
      const available = source.size - offset - 8;
      const dataBytes = size === 0 ? available : Math.min(size, available);
      return bytesPerSecond === 0 ? null : dataBytes / bytesPerSecond;
    }
    offset += 8 + size + (size % 2);
  }
  return null;
}
