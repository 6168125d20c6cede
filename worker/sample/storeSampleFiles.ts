import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { runPool } from '../../src/platform/concurrencyPool';
import type { Storage } from '../storage/storage';
import type { files } from '../schema/catalogueTables';
import { sampleFolder } from './catalogueFolder';

const contentTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
};
const CONCURRENCY = 8;

type FileRow = typeof files.$inferInsert;

export interface StoredSamples {
  /** Storage keys by path, relative to the sample folder. */
  keys: Map<string, string>;
  rows: FileRow[];
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}

/** Stores files of the sample folder under keys that contain a hash of their content. */
export async function storeSampleFiles(
  storage: Storage,
  paths: readonly string[],
  now: Date,
): Promise<StoredSamples> {
  const stored: StoredSamples = { keys: new Map(), rows: [] };

  async function store(path: string): Promise<FileRow> {
    const bytes = await readFile(join(sampleFolder, path));
    const extension = extname(path);
    const contentType = contentTypes[extension] ?? 'application/octet-stream';
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    const key = `${basename(path, extension)}-${hash}${extension}`;
    const { size, etag } = await storage.put(key, once(bytes), { contentType, maxBytes: Infinity });
    stored.keys.set(path, key);
    const created_at = now.toISOString();
    return { key, content_type: contentType, size_bytes: size, etag, created_at };
  }

  const queue = [...paths];
  const next = () => queue.shift() ?? null;
  await runPool(CONCURRENCY, next, async (path) => {
    stored.rows.push(await store(path));
    return next();
  });
  return stored;
}
