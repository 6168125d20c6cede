import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hasCode } from '../logging/systemError';
import { limitBytes, type Storage } from './storage';

const UNFINISHED = '.part';
const keyPattern = /^[a-zA-Z0-9][a-zA-Z0-9._-]*$/;

async function* hashed(bytes: AsyncIterable<Uint8Array>, seen: (chunk: Uint8Array) => void) {
  for await (const chunk of bytes) {
    seen(chunk);
    yield chunk;
  }
}

/** Files in one directory. A file has its name only once all its bytes are on the disk. */
export async function diskStorage(directory: string): Promise<Storage> {
  await mkdir(directory, { recursive: true });
  // What a crash left of uploads that never ended.
  for (const name of await readdir(directory)) {
    if (name.endsWith(UNFINISHED)) await rm(join(directory, name), { force: true });
  }
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error(`No key of ours: ${key}`);
    return join(directory, key);
  };

  return {
    async put(key, bytes, { maxBytes }) {
      const unfinished = `${pathOf(key)}.${randomUUID()}${UNFINISHED}`;
      const hash = createHash('sha256');
      let size = 0;
      const counted = hashed(limitBytes(bytes, maxBytes), (chunk) => {
        hash.update(chunk);
        size += chunk.byteLength;
      });
      try {
        await pipeline(
          Readable.from(counted, { objectMode: false }),
          createWriteStream(unfinished, { flush: true }),
        );
        await rename(unfinished, pathOf(key));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      return { size, etag: `"${hash.digest('hex').slice(0, 32)}"` };
    },

    async get(key, range) {
      if (!keyPattern.test(key)) return null;
      try {
        const handle = await open(pathOf(key));
        const stream = createReadStream('', { ...range, fd: handle, autoClose: true });
        // Node's own type of a web stream is the same thing under another name.
        return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
