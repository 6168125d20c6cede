import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openPglite } from '../database/openDatabase';
import { UnusableData } from '../logging/unusableData';
import { files } from '../schema/catalogueTables';
import { dataParts, runTar } from './backUpData';

export interface Restored {
  files: number;
  bytes: number;
}

/** Throws unless the database opens and each file that it names is there in its size. */
async function checkData(directory: string): Promise<Restored> {
  const { database, close } = await openPglite(join(directory, 'database'));
  try {
    const rows = await database.select({ key: files.key, size: files.size_bytes }).from(files);
    let bytes = 0;
    for (const { key, size } of rows) {
      const stored = await stat(join(directory, 'files', key)).catch(() => null);
      if (stored?.size !== size) throw new UnusableData(`The file ${key} is not whole.`);
      bytes += size;
    }
    return { files: rows.length, bytes };
  } finally {
    await close();
  }
}

/** Unpacks and checks an archive beside where its parts belong, and moves them there; nothing is replaced. */
export async function restoreData(directory: string, file: string): Promise<Restored> {
  const inTheWay = dataParts.find((part) => existsSync(join(directory, part)));
  if (inTheWay !== undefined) {
    const todo = 'Move it away, or set DATA_DIR to another directory.';
    throw new UnusableData(`${join(directory, inTheWay)} exists. ${todo} Nothing was changed.`);
  }
  const unpacked = join(directory, `restore.unfinished-${randomUUID()}`);
  await mkdir(unpacked, { recursive: true });
  try {
    await runTar(['-xzf', resolve(file), '-C', unpacked]);
    const restored = await checkData(unpacked);
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
