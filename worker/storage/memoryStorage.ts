import { ContentHash, hashChunks } from './contentHash';
import { checkContent, limitBytes, type Storage } from './storage';

interface MemoryFile {
  content: Uint8Array;
  etag: string;
  writtenAt: Date;
}

export interface MemoryStorage extends Storage {
  keys(): string[];
}

/** Storage in memory, for tests. */
export function memoryStorage(): MemoryStorage {
  const files = new Map<string, MemoryFile>();
  return {
    async put(key, bytes, options) {
      const chunks: Uint8Array[] = [];
      const hash = new ContentHash();
      for await (const chunk of hashChunks(limitBytes(bytes, options.maxBytes), hash)) {
        chunks.push(chunk.slice());
      }
      const stored = { size: hash.size, etag: hash.etag() };
      checkContent(key, stored, options);
      const content = new Uint8Array(Buffer.concat(chunks));
      files.set(key, { content, etag: stored.etag, writtenAt: new Date() });
      return stored;
    },
    async get(key, range) {
      const content = files.get(key)?.content;
      if (content === undefined) return null;
      const part = range === undefined ? content : content.slice(range.start, range.end + 1);
      return new ReadableStream<Uint8Array>({
        start(controller) {
          if (part.byteLength > 0) controller.enqueue(part);
          controller.close();
        },
      });
    },
    async delete(key) {
      files.delete(key);
    },
    async stat(key) {
      const file = files.get(key);
      return file === undefined ? null : { size: file.content.byteLength, etag: file.etag };
    },
    async *list() {
      for (const [key, { writtenAt }] of files) yield { key, writtenAt };
    },
    async check() {},
    keys: () => [...files.keys()],
  };
}
