import { createHash } from 'node:crypto';
import { limitBytes, type Storage } from './storage';

export interface MemoryStorage extends Storage {
  keys(): string[];
}

/** For tests: forgets everything with the process. */
export function memoryStorage(): MemoryStorage {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    async put(key, bytes, { maxBytes }) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of limitBytes(bytes, maxBytes)) chunks.push(chunk.slice());
      const whole = new Uint8Array(
        await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer(),
      );
      files.set(key, whole);
      const digest = createHash('sha256').update(whole).digest('hex');
      return { size: whole.byteLength, etag: `"${digest.slice(0, 32)}"` };
    },
    async get(key, range) {
      const whole = files.get(key);
      if (whole === undefined) return null;
      const part = range === undefined ? whole : whole.slice(range.start, range.end + 1);
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
    keys: () => [...files.keys()],
  };
}
