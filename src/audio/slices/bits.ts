/** Reads up to 25 bits at a bit offset, most significant bit first. */
export function readBits(bytes: Uint8Array, bit: number, count: number): number {
  const first = bit >> 3;
  const window =
    ((bytes[first] ?? 0) << 24) |
    ((bytes[first + 1] ?? 0) << 16) |
    ((bytes[first + 2] ?? 0) << 8) |
    (bytes[first + 3] ?? 0);
  return (window << (bit & 7)) >>> (32 - count);
}

/** Writes up to 25 bits into zeroed memory; returns the bit offset after them. */
export function writeBits(target: Uint8Array, bit: number, count: number, value: number): number {
  let position = bit;
  for (let remaining = count; remaining > 0;) {
    const free = 8 - (position & 7);
    const chunk = Math.min(free, remaining);
    const part = (value >>> (remaining - chunk)) & ((1 << chunk) - 1);
    target[position >> 3] = (target[position >> 3] ?? 0) | (part << (free - chunk));
    position += chunk;
    remaining -= chunk;
  }
  return position;
}

/** Copies any number of bits into zeroed memory. */
export function copyBits(
  source: Uint8Array,
  sourceBit: number,
  target: Uint8Array,
  bit: number,
  count: number,
): void {
  const head = Math.min(count, -bit & 7);
  writeBits(target, bit, head, readBits(source, sourceBit, head));
  const [alignedSource, bytes] = [sourceBit + head, (count - head) >> 3];
  const [first, to] = [alignedSource >> 3, (bit + head) >> 3];
  const shift = 8 - (alignedSource & 7);
  for (let byte = 0; byte < bytes; byte += 1) {
    const word = ((source[first + byte] ?? 0) << 8) | (source[first + byte + 1] ?? 0);
    target[to + byte] = word >> shift;
  }
  const copied = head + bytes * 8;
  const tail = count - copied;
  writeBits(target, bit + copied, tail, readBits(source, sourceBit + copied, tail));
}
