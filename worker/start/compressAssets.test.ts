import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { compressAssets } from './compressAssets';

it('compresses texts that are worth it, and nothing else', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'compress-'));
  await mkdir(join(directory, 'assets'));
  const long = 'console '.repeat(1000);
  await writeFile(join(directory, 'assets/main.js'), long);
  await writeFile(join(directory, 'assets/letters.woff2'), long);
  await writeFile(join(directory, 'index.html'), 'short');
  await compressAssets(directory);
  expect(await readdir(directory)).toEqual(['assets', 'index.html']);
  expect((await readdir(join(directory, 'assets'))).sort()).toEqual([
    'letters.woff2',
    'main.js',
    'main.js.gz',
  ]);
  const compressed = await readFile(join(directory, 'assets/main.js.gz'));
  expect(gunzipSync(compressed).toString()).toBe(long);
  await rm(directory, { recursive: true });
});
