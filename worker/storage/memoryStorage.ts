import { createHash } from 'node:crypto';
import { limitBytes, type Storage } from './storage';

export interface MemoryStorage extends Storage {
  keys(): string[];
}

/** Storage in memory, for tests. */
export function memoryStorage(): MemoryStorage {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const times = new Map<string, Date>();
  return {
    async put(key, bytes, { maxBytes }) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of limitBytes(bytes, maxBytes)) chunks.push(chunk.slice());
      const content = new Uint8Array(
        await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer(),
      );
      files.set(key, content);
      times.set(key, new Date());
      const digest = createHash('sha256').update(content).digest('hex');
      return { size: content.byteLength, etag: `"${digest.slice(0, 32)}"` };
    },
    async get(key, range) {
      const content = files.get(key);
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
    async list() {
      return [...files.keys()].map((key) => ({ key, writtenAt: times.get(key) ?? new Date(0) }));
    },
    keys: () => [...files.keys()],
  };
}
