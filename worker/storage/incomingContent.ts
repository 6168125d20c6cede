import { ContentHash, hashChunks } from './contentHash';
import { cutParts, type Part } from './cutParts';
import { checkContent, limitBytes, type PutOptions, type StoredFile } from './storage';

/** Content being stored in an object store, with at most two of its parts in memory. */
export interface IncomingContent {
  /** The whole content if it fits into one part; otherwise null. */
  whole: Part | null;
  /** The parts in order. */
  parts: AsyncIterable<Part>;
  /** Size and ETag after the content was read to its end; throws when they do not match `options`. */
  finish: () => StoredFile;
}

/** Starts reading content: after its second part, the need for a multipart upload is known. */
export async function readIncoming(
  key: string,
  bytes: AsyncIterable<Uint8Array>,
  options: PutOptions,
): Promise<IncomingContent> {
  const hash = new ContentHash();
  const cut = cutParts(hashChunks(limitBytes(bytes, options.maxBytes), hash));
  const first = await cut.next();
  const second = first.done === true ? first : await cut.next();
  async function* parts() {
    if (first.done !== true) yield first.value;
    if (second.done !== true) yield second.value;
    yield* cut;
  }
  return {
    whole: second.done === true ? (first.value ?? new Uint8Array()) : null,
    parts: parts(),
    finish: () => {
      const stored = { size: hash.size, etag: hash.etag() };
      checkContent(key, stored, options);
      return stored;
    },
  };
}
