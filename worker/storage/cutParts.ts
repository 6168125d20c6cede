/** Minimum size that S3 and R2 allow for any part but the last. At most 10,000 parts, 52 GB, are allowed. */
export const PART_BYTES = 5 * 1024 * 1024;

export type Part = Uint8Array<ArrayBuffer>;

/** Cuts content into parts of the same size, as Cloudflare's R2 requires; the last part may be smaller. */
export async function* cutParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Part, void> {
  let part = new Uint8Array(PART_BYTES);
  let filled = 0;
  for await (const chunk of bytes) {
    for (let offset = 0; offset < chunk.byteLength;) {
      const piece = chunk.subarray(offset, offset + PART_BYTES - filled);
      part.set(piece, filled);
      filled += piece.byteLength;
      offset += piece.byteLength;
      if (filled < PART_BYTES) continue;
      yield part;
      part = new Uint8Array(PART_BYTES);
      filled = 0;
    }
  }
  if (filled > 0) yield part.slice(0, filled);
}
