import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
    'main.js.br',
    'main.js.gz',
  ]);
  const brotli = await readFile(join(directory, 'assets/main.js.br'));
  expect(brotliDecompressSync(brotli).toString()).toBe(long);
  const gzip = await readFile(join(directory, 'assets/main.js.gz'));
  expect(gunzipSync(gzip).toString()).toBe(long);
  await rm(directory, { recursive: true });
});
