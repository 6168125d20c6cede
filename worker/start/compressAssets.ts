import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);
const isText = (name: string): boolean => /\.(css|html|js|json|map|svg|txt)$/.test(name);
/** Below this a compressed answer saves no packet. */
const SMALLEST_BYTES = 1400;

/** Lays a `.gz` beside every text of a built site that is worth it. */
export async function compressAssets(directory: string): Promise<void> {
  const names = (await readdir(directory, { recursive: true })).filter(isText);
  await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name);
      const plain = await readFile(path);
      if (plain.byteLength < SMALLEST_BYTES) return;
      await writeFile(`${path}.gz`, await compress(plain, { level: 9 }));
    }),
  );
}
