import { ContentHash, hashChunks } from './contentHash';
import { cutParts, type Part } from './cutParts';
import { checkContent, limitBytes, type PutOptions, type StoredFile } from './storage';

/** Content that is being stored in an object store; two of its parts are in memory at most. */
export interface IncomingContent {
  /** All of it, where it fits into one part; else null. */
  whole: Part | null;
  /** Its parts in their order. */
  parts: AsyncIterable<Part>;
  /** Size and ETag of what was read to its end; throws when it does not match `options`. */
  finish: () => StoredFile;
}

/** Begins to read content: whether it needs an upload in parts is known after its second part. */
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
