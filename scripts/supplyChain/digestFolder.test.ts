import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestFolder } from './digestFolder';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'digest-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(folder: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(root, folder, 'assets'), { recursive: true });
    await writeFile(join(root, folder, name), content);
  }
  return (await digestFolder(join(root, folder))).digest;
}

test('is of names and contents, and of nothing else', async () => {
  const files = { 'index.html': 'a', 'assets/x.js': 'b' };
  const first = await write('one', files);
  await write('two', { 'assets/x.js': 'b', 'index.html': 'a' });
  await utimes(join(root, 'two/index.html'), 1, 1);
  expect(await digestFolder(join(root, 'two'))).toEqual({ digest: first, files: 2 });
  expect(await write('three', { 'index.html': 'a', 'assets/x.js': 'c' })).not.toBe(first);
  expect(await write('four', { 'index.html': 'a', 'assets/y.js': 'b' })).not.toBe(first);
});
