import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hasErrorCode } from '../logging/systemError';
import { ContentHash, hashChunks } from './contentHash';
import { checkContent, isStorageKey, limitBytes, type Storage } from './storage';

const PARTIAL_SUFFIX = '.part';
/**
 * Time since its last write after which a partial file counts as left by a crash; a younger one may be another
 * worker's.
 */
const PARTIAL_MS = 60 * 60_000;

/** Storage in one directory. Files are written under a temporary name and renamed when complete. */
export async function diskStorage(directory: string): Promise<Storage> {
  await mkdir(directory, { recursive: true });
  const writtenBefore = Date.now() - PARTIAL_MS;
  for (const name of await readdir(directory)) {
    if (!name.endsWith(PARTIAL_SUFFIX)) continue;
    const stats = await stat(join(directory, name)).catch(() => null); // its writer has ended meanwhile
    if (stats !== null && stats.mtimeMs < writtenBefore) {
      await rm(join(directory, name), { force: true });
    }
  }
  const pathOf = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`No key of ours: ${key}`);
    return join(directory, key);
  };

  return {
    async put(key, bytes, options) {
      const partialPath = `${pathOf(key)}.${randomUUID()}${PARTIAL_SUFFIX}`;
      const hash = new ContentHash();
      const hashed = hashChunks(limitBytes(bytes, options.maxBytes), hash);
      try {
        await pipeline(
          Readable.from(hashed, { objectMode: false }),
          createWriteStream(partialPath, { flush: true }),
        );
        const stored = { size: hash.size, etag: hash.etag() };
        checkContent(key, stored, options);
        await rename(partialPath, pathOf(key));
        return stored;
      } catch (error) {
        await rm(partialPath, { force: true });
        throw error;
      }
    },

    async get(key, range) {
      if (!isStorageKey(key)) return null;
      try {
        const handle = await open(pathOf(key));
        const stream = createReadStream('', { ...range, fd: handle, autoClose: true });
        // Node declares its own type for the same web stream.
        return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
      } catch (error) {
        if (hasErrorCode(error, 'ENOENT')) return null;
        throw error;
      }
    },

    async stat(key) {
      if (!isStorageKey(key)) return null;
      try {
        const { size } = await stat(pathOf(key));
        return { size, etag: null };
      } catch (error) {
        if (hasErrorCode(error, 'ENOENT')) return null;
        throw error;
      }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },

    async *list() {
      for await (const { name: key } of await opendir(directory)) {
        if (key.endsWith(PARTIAL_SUFFIX) || !isStorageKey(key)) continue;
        const stats = await stat(join(directory, key)).catch(() => null); // deleted meanwhile
        if (stats?.isFile() === true) yield { key, writtenAt: stats.mtime };
      }
    },

    check: () => access(directory),
  };
}
