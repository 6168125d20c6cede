import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { COMPILE_HINT, compileHintPlugin } from './compileHintPlugin';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hints-'));
  const write = (name: string, source: string) => writeFileSync(join(folder, name), source);
  mkdirSync(join(folder, 'features/tours/list'), { recursive: true });
  write('features/tours/list/TourListScreen.js', `globalThis.said = 'the list';`);
  write('Other.js', `globalThis.said = 'another screen';`);
  write('prefetch.js', `globalThis.said = 'prefetch';`);
  write('public.js', `globalThis.said = 'the landing page';`);
  write(
    'console.js',
    `globalThis.said = 'the frame';
    void import('./features/tours/list/TourListScreen'); void import('./Other');`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const build = () =>
  new Promise<void>((resolve, reject) => {
    const options = {
      mode: 'production' as const,
      context: folder,
      entry: {
        public: './public.js',
        prefetch: './prefetch.js',
        console: { import: './console.js', dependOn: 'prefetch' },
      },
      optimization: { runtimeChunk: 'single' as const },
      output: { path: join(folder, 'dist'), filename: '[name].[contenthash].js' },
      plugins: [compileHintPlugin()],
    };
    webpack(options, (failure, stats) => {
      const error = failure ?? stats?.compilation.errors[0];
      if (error) reject(error);
      else resolve();
    });
  });

test('what the list begins with is compiled as it arrives; other screens and public pages are not', async () => {
  await build();
  const files = readdirSync(join(folder, 'dist')).map((name) =>
    readFileSync(join(folder, 'dist', name), 'utf8'),
  );
  const hintedWith = (comment: string) =>
    files.filter((text) => text.includes(comment)).map((text) => text.startsWith(COMPILE_HINT));
  expect(hintedWith('the list')).toEqual([true]);
  expect(hintedWith('the frame')).toEqual([true]);
  expect(hintedWith('"prefetch"')).toEqual([true]);
  expect(hintedWith('another screen')).toEqual([false]);
  expect(hintedWith('the landing page')).toEqual([false]);
  // The runtime chunk is shared by all pages, so it has no hint.
  expect(files.filter((text) => text.startsWith(COMPILE_HINT))).toHaveLength(3);
});
