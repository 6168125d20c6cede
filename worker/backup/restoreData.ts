import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { mapConcurrently } from '../../src/platform/concurrencyPool';
import { openPglite } from '../database/openPglite';
import { UnusableData } from '../logging/unusableData';
import { files } from '../schema/catalogueTables';
import type { Storage } from '../storage/storage';
import { dataParts, runTar } from './backUpData';

export interface Restored {
  files: number;
  bytes: number;
}

type SizeOf = (key: string) => Promise<number | undefined>;

/** Number of files checked concurrently: each check may be a network request. */
const CONCURRENCY = 8;

/** Throws unless the database opens and every file that it references exists with the recorded size. */
async function checkData(directory: string, sizeOf: SizeOf): Promise<Restored> {
  const { database, close } = await openPglite(join(directory, 'database'));
  try {
    const rows = await database.select({ key: files.key, size: files.size_bytes }).from(files);
    const check = async ({ key, size }: { key: string; size: number }) =>
      (await sizeOf(key)) === size ? null : `The file ${key} is not whole.`;
    const { failed } = await mapConcurrently(rows, check, { concurrency: CONCURRENCY });
    const [first] = failed;
    if (first !== undefined) throw new UnusableData(first.failure);
    return { files: rows.length, bytes: rows.reduce((sum, { size }) => sum + size, 0) };
  } finally {
    await close();
  }
}

/**
 * Unpacks an archive into a temporary folder of the directory, checks it, and moves its parts into place; nothing is
 * overwritten. Stored files are expected in `store` if given, otherwise in the archive.
 */
export async function restoreData(
  directory: string,
  file: string,
  store: Storage | null = null,
): Promise<Restored> {
  const existing = dataParts.find((part) => existsSync(join(directory, part)));
  if (existing !== undefined) {
    const todo = 'Move it away, or set DATA_DIR to another directory.';
    throw new UnusableData(`${join(directory, existing)} exists. ${todo} Nothing was changed.`);
  }
  const unpacked = join(directory, `restore.unfinished-${randomUUID()}`);
  await mkdir(unpacked, { recursive: true });
  try {
    await runTar(['-xzf', resolve(file), '-C', unpacked]);
    const restored = await checkData(unpacked, async (key) => {
      if (store !== null) return (await store.stat(key))?.size;
      return (await stat(join(unpacked, 'files', key)).catch(() => null))?.size;
    });
    const present = await readdir(unpacked);
    // The database is moved last: a directory with a database counts as complete.
    for (const part of dataParts.toReversed().filter((each) => present.includes(each))) {
      await rename(join(unpacked, part), join(directory, part));
    }
    return restored;
  } catch (error) {
    if (error instanceof UnusableData) throw error;
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error);
    throw new UnusableData(`${file} cannot be restored. Nothing was changed. (${reason})`);
  } finally {
    await rm(unpacked, { recursive: true, force: true, maxRetries: 5 });
  }
}
