import { createHash } from 'node:crypto';

/** Counts and hashes content chunk by chunk; its entity tag is the first half of the SHA-256. */
export class ContentHash {
  private readonly hash = createHash('sha256');
  size = 0;

  update(chunk: Uint8Array): void {
    this.hash.update(chunk);
    this.size += chunk.byteLength;
  }

  /** Strong entity tag with its quotes; call it once, after the last chunk. */
  etag(): string {
    return `"${this.hash.digest('hex').slice(0, 32)}"`;
  }
}

/** Passes chunks through and hashes them. */
export async function* hashChunks(bytes: AsyncIterable<Uint8Array>, hash: ContentHash) {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}
