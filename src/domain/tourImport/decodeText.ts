const encodings: [mark: readonly number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * The text of a file in UTF-8, with or without a byte order mark, or in UTF-16 with one. Null for any
 * other: a guess would spoil every letter that is not English.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = encodings.find(([mark]) => mark.every((byte, place) => bytes[place] === byte));
  try {
    return new TextDecoder(marked?.[1] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Bytes that this encoding does not know.
    return null;
  }
}
