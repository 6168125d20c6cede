import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);
const isText = (name: string): boolean => /\.(css|html|js|json|map|svg|txt)$/.test(name);
/** Smallest file worth compressing: a smaller response fits into one packet. */
const MIN_BYTES = 1400;

/** Writes a `.gz` beside every text file of a built site that is worth compressing (RFC 1952). */
export async function compressAssets(directory: string): Promise<void> {
  const names = (await readdir(directory, { recursive: true })).filter(isText);
  await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name);
      const content = await readFile(path);
      if (content.byteLength < MIN_BYTES) return;
      await writeFile(`${path}.gz`, await compress(content, { level: 9 }));
    }),
  );
}
