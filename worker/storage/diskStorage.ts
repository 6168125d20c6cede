import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hasErrorCode } from '../logging/systemError';
import { limitBytes, type ListedFile, type Storage } from './storage';

const PARTIAL_SUFFIX = '.part';
/** An upload that brings nothing for so long was interrupted by a crash; one that does is another worker's. */
const PARTIAL_MS = 60 * 60_000;
const keyPattern = /^[a-zA-Z0-9][a-zA-Z0-9._-]*$/;

async function* tapChunks(bytes: AsyncIterable<Uint8Array>, onChunk: (chunk: Uint8Array) => void) {
  for await (const chunk of bytes) {
    onChunk(chunk);
    yield chunk;
  }
}

/** Storage in one directory. Files are written under a temporary name and renamed once they are complete. */
export async function diskStorage(directory: string): Promise<Storage> {
  await mkdir(directory, { recursive: true });
  const writtenBefore = Date.now() - PARTIAL_MS;
  for (const name of await readdir(directory)) {
    if (!name.endsWith(PARTIAL_SUFFIX)) continue;
    const stats = await stat(join(directory, name)).catch(() => null); // its writer ended meanwhile
    if (stats !== null && stats.mtimeMs < writtenBefore) {
      await rm(join(directory, name), { force: true });
    }
  }
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error(`No key of ours: ${key}`);
    return join(directory, key);
  };

  return {
    async put(key, bytes, { maxBytes }) {
      const partialPath = `${pathOf(key)}.${randomUUID()}${PARTIAL_SUFFIX}`;
      const hash = createHash('sha256');
      let size = 0;
      const counted = tapChunks(limitBytes(bytes, maxBytes), (chunk) => {
        hash.update(chunk);
        size += chunk.byteLength;
      });
      try {
        await pipeline(
          Readable.from(counted, { objectMode: false }),
          createWriteStream(partialPath, { flush: true }),
        );
        await rename(partialPath, pathOf(key));
      } catch (error) {
        await rm(partialPath, { force: true });
        throw error;
      }
      return { size, etag: `"${hash.digest('hex').slice(0, 32)}"` };
    },

    async get(key, range) {
      if (!keyPattern.test(key)) return null;
      try {
        const handle = await open(pathOf(key));
        const stream = createReadStream('', { ...range, fd: handle, autoClose: true });
        // Node declares a type of its own for the same web stream.
        return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
      } catch (error) {
        if (hasErrorCode(error, 'ENOENT')) return null;
        throw error;
      }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },

    async list() {
      const files: ListedFile[] = [];
      for (const key of await readdir(directory)) {
        if (key.endsWith(PARTIAL_SUFFIX) || !keyPattern.test(key)) continue;
        const stats = await stat(join(directory, key)).catch(() => null); // deleted meanwhile
        if (stats?.isFile() === true) files.push({ key, writtenAt: stats.mtime });
      }
      return files;
    },
  };
}
