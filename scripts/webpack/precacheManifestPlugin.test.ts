import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { PrecacheManifestPlugin } from './precacheManifestPlugin';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precache-'));
  writeFileSync(join(folder, 'page.js'), `globalThis.page = 1; void import('./later');`);
  writeFileSync(join(folder, 'later.js'), `globalThis.later = 1;`);
  writeFileSync(join(folder, 'worker.js'), `globalThis.files = self.__WB_MANIFEST;`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (largestBytes = 10_000) =>
  new Promise<{ errors: string[]; worker: string; files: string[] }>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: { page: './page.js', worker: { import: './worker.js', filename: 'worker.js' } },
        output: {
          path: join(folder, 'dist'),
          publicPath: '/',
          filename: 'assets/[name].[contenthash:10].js',
          chunkFilename: 'assets/[name].[contenthash:10].js',
        },
        plugins: [
          {
            apply: (compiler) => {
              compiler.hooks.thisCompilation.tap('index', (compilation) =>
                compilation.hooks.processAssets.tap('index', () => {
                  const page = new webpack.sources.RawSource('<h1>Tours</h1>');
                  compilation.emitAsset('index.html', page);
                  compilation.emitAsset('robots.txt', page);
                }),
              );
            },
          },
          new PrecacheManifestPlugin({
            script: 'worker.js',
            placeholder: 'self.__WB_MANIFEST',
            include: [/^index\.html$/, /^assets\//],
            largestBytes,
          }),
        ],
      },
      (failure, stats) => {
        if (failure || !stats) return reject(failure ?? new Error('No result'));
        resolve({
          errors: stats.compilation.errors.map(({ message }) => message),
          files: Object.keys(stats.compilation.assets),
          worker: stats.hasErrors() ? '' : readFileSync(join(folder, 'dist/worker.js'), 'utf8'),
        });
      },
    );
  });

test('the service worker gets the files that it keeps, those without a hash with a revision', async () => {
  const { worker, files, errors } = await build();
  expect(errors).toEqual([]);
  const [, list = ''] = /files=(\[.*\])/.exec(worker) ?? [];
  const manifest: unknown = JSON.parse(list);
  const hashed = files.filter((file) => file.startsWith('assets/'));
  expect(hashed).toHaveLength(2);
  expect(manifest).toEqual(
    expect.arrayContaining([
      { url: '/index.html', revision: expect.stringMatching(/^[0-9a-f]{20}$/) },
      ...hashed.map((file) => ({ url: `/${file}`, revision: null })),
    ]),
  );
  expect(manifest).toHaveLength(3);
});

test('a file that is too large to be kept breaks the build', async () => {
  const { errors } = await build(12);
  expect(errors).toContain(
    'index.html is larger than 12 bytes, the most that is kept for use without a network',
  );
});

test('a service worker without the place for the list breaks the build', async () => {
  writeFileSync(join(folder, 'worker.js'), `globalThis.files = [];`);
  const { errors } = await build();
  expect(errors.join()).toContain('holds self.__WB_MANIFEST 0 times, and not once');
});
