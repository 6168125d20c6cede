import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** SHA-256 over the paths and contents of all files in a folder, ordered by path. */
export async function digestFolder(folder: string): Promise<{ digest: string; files: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
  const hash = createHash('sha256');
  for (const path of paths) {
    const content = createHash('sha256')
      .update(await readFile(join(folder, path)))
      .digest('hex');
    hash.update(`${content}  ${path.split(sep).join('/')}\n`);
  }
  return { digest: hash.digest('hex'), files: paths.length };
}
