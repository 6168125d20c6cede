/** Byte order marks (https://encoding.spec.whatwg.org/#bom-sniff). */
const encodings: [bom: readonly number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * Text of a file in UTF-8, with or without a byte order mark, or in UTF-16 with one. Null for any
 * other encoding: a wrong guess would corrupt every letter outside ASCII.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const detected = encodings.find(([bom]) => bom.every((byte, index) => bytes[index] === byte));
  try {
    return new TextDecoder(detected?.[1] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The bytes are invalid in this encoding.
    return null;
  }
}
