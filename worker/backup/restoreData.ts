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

/** At once, since each may be requested over the network. */
const CONCURRENCY = 8;

/** Throws unless the database opens and each file that it names is there in its size. */
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
 * Unpacks and checks an archive beside where its parts belong, and moves them there; nothing is replaced. Files are
 * in the archive, unless a store has them.
 */
export async function restoreData(
  directory: string,
  file: string,
  store: Storage | null = null,
): Promise<Restored> {
  const inTheWay = dataParts.find((part) => existsSync(join(directory, part)));
  if (inTheWay !== undefined) {
    const todo = 'Move it away, or set DATA_DIR to another directory.';
    throw new UnusableData(`${join(directory, inTheWay)} exists. ${todo} Nothing was changed.`);
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
    // The database comes last: with it the directory is a complete one.
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
