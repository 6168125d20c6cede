import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { UnusableData } from '../logging/unusableData';

/** Parts of a data directory: the embedded database, stored files, and keys of the local stand-in. */
export const dataParts = ['database', 'files', 'signing-key.json'] as const;

/** Runs the system's tar, which Linux, macOS and Windows 10 include; a failure carries tar's own message. */
export async function runTar(args: readonly string[]): Promise<string> {
  const maxBuffer = 1024 * 1024 * 1024;
  const { stdout } = await promisify(execFile)('tar', [...args], { maxBuffer });
  return stdout;
}

/**
 * Writes the parts of a data directory into a compressed archive; no process may use the directory meanwhile. The file
 * is renamed to its final name only when complete, and is readable only by its owner, because it contains keys.
 */
export async function backUpData(directory: string, file: string): Promise<void> {
  if (!existsSync(join(directory, 'database'))) {
    throw new UnusableData(`${directory} holds no database. Set DATA_DIR to the directory of one.`);
  }
  const unfinished = `${resolve(file)}.unfinished`;
  const parts = dataParts.filter((part) => existsSync(join(directory, part)));
  try {
    await runTar(['-czf', unfinished, '-C', directory, ...parts]);
    await chmod(unfinished, 0o600);
    await rename(unfinished, resolve(file));
  } finally {
    await rm(unfinished, { force: true });
  }
}
