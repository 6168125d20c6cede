import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Headers of every response, from the section `/*` of the `_headers` file that the build writes for static hosts. */
export async function readSiteHeaders(directory: string): Promise<[name: string, value: string][]> {
  const text = await readFile(join(directory, '_headers'), 'utf8');
  const [, block = ''] = /^\/\*\n((?: +.+\n)*)/m.exec(text) ?? [];
  return block
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    });
}
