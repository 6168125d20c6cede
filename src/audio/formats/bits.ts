/** Up to 25 bits from this place on, counted in bits; the first one is the highest. */
export function readBits(bytes: Uint8Array, at: number, count: number): number {
  const first = at >> 3;
  const window =
    ((bytes[first] ?? 0) << 24) |
    ((bytes[first + 1] ?? 0) << 16) |
    ((bytes[first + 2] ?? 0) << 8) |
    (bytes[first + 3] ?? 0);
  return (window << (at & 7)) >>> (32 - count);
}

/** Writes up to 25 bits where there are only zeros, and gives the place after them. */
export function writeBits(into: Uint8Array, at: number, count: number, value: number): number {
  let place = at;
  for (let left = count; left > 0;) {
    const room = 8 - (place & 7);
    const now = Math.min(room, left);
    const part = (value >>> (left - now)) & ((1 << now) - 1);
    into[place >> 3] = (into[place >> 3] ?? 0) | (part << (room - now));
    place += now;
    left -= now;
  }
  return place;
}

/** Copies any number of bits to where there are only zeros. */
export function copyBits(
  from: Uint8Array,
  fromAt: number,
  into: Uint8Array,
  at: number,
  count: number,
): void {
  const head = Math.min(count, -at & 7);
  writeBits(into, at, head, readBits(from, fromAt, head));
  const [source, bytes] = [fromAt + head, (count - head) >> 3];
  const [first, to] = [source >> 3, (at + head) >> 3];
  const shift = 8 - (source & 7);
  for (let byte = 0; byte < bytes; byte += 1) {
    const two = ((from[first + byte] ?? 0) << 8) | (from[first + byte + 1] ?? 0);
    into[to + byte] = two >> shift;
  }
  const done = head + bytes * 8;
  const rest = count - done;
  writeBits(into, at + done, rest, readBits(from, fromAt + done, rest));
}
