import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { readSiteHeaders } from '../../worker/start/siteHeaders';
import { type RawSettings } from '../../src/app/settings';
import { hashInline, securityHeadersPlugin } from './securityHeadersPlugin';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (body: string) => `<head>\n<meta charset="utf-8">\n<title>x</title></head>${body}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'headers-'));
  writeFileSync(join(folder, 'page.js'), 'globalThis.page = 1;');
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (settings: RawSettings, pages: Record<string, string>) =>
  new Promise<string[]>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './page.js',
        output: { path: join(folder, 'dist') },
        optimization: { minimize: false },
        plugins: [
          {
            apply: (compiler) => {
              compiler.hooks.thisCompilation.tap('pages', (compilation) =>
                compilation.hooks.processAssets.tap('pages', () => {
                  for (const [name, text] of Object.entries(pages))
                    compilation.emitAsset(name, new webpack.sources.RawSource(text));
                }),
              );
            },
          },
          securityHeadersPlugin(settings),
        ],
      },
      (failure, stats) => {
        if (failure || !stats) return reject(failure ?? new Error('No result'));
        resolve(stats.compilation.errors.map(({ message }) => message));
      },
    );
  });

const settings = { VITE_WORKER_URL: '/', VITE_SUPABASE_URL: '/', VITE_SUPABASE_ANON_KEY: 'x' };
const policyOf = (headers: readonly [string, string][]) =>
  Object.fromEntries(
    (new Map(headers).get('Content-Security-Policy') ?? '')
      .split('; ')
      .map((directive): [string, string[]] => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

test('hashes scripts and styles inside of pages, and no data', () => {
  const hashes = hashInline([
    '<style data-public>a{}</style><script>one()</script><script defer src="/x.js"></script>',
    '<style>b{\n}</style><script id="d" type="application/ld+json">{}</script><script>one()</script>',
  ]);
  expect(hashes.scripts).toEqual([sha256('one()')]);
  expect(hashes.styles).toEqual(
    expect.arrayContaining([sha256('a{}'), sha256('b{\n}'), sha256('')]),
  );
  expect(hashes.styles).toHaveLength(4); // including wavesurfer's
});

test('writes one policy into all pages and into the files of hosts', async () => {
  const pages = {
    'index.html': page('<style>a{}</style><script>one()</script>'),
    'admin/index.html': page('<style>b{}</style>'),
  };
  expect(await build(settings, pages)).toEqual([]);
  const headers = await readSiteHeaders(join(folder, 'dist'));
  const policy = policyOf(headers);
  expect(policy['script-src']).toEqual(["'self'", sha256('one()')]);
  expect(policy['style-src']).toEqual(expect.arrayContaining([sha256('a{}'), sha256('b{}')]));
  expect(policy['connect-src']).toEqual(["'self'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  const whole = JSON.stringify(headers);
  expect(whole).not.toMatch(/unsafe|\*|site\.invalid/);
  const text = new Map(headers).get('Content-Security-Policy') ?? '';
  for (const name of Object.keys(pages)) {
    const html = readFileSync(join(folder, 'dist', name), 'utf8');
    expect(html).toContain(
      `<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="${text.replace("; frame-ancestors 'none'", '')}">`,
    );
  }
  for (const name of ['_headers', '.htaccess', 'vercel.json', 'headers.nginx.conf']) {
    const file = readFileSync(join(folder, 'dist', name), 'utf8');
    for (const [header, value] of headers) {
      expect([name, file.includes(header)]).toEqual([name, true]);
      expect([name, file.includes(value)]).toEqual([name, true]);
    }
  }
  // Below the maximum line length that Cloudflare Pages reads.
  expect(text.length).toBeLessThan(1900);
});

test('lets the pages call what the settings name, and nothing else', async () => {
  const hosted = {
    ...settings,
    VITE_WORKER_URL: 'https://worker.example/base/',
    VITE_SUPABASE_URL: 'https://project.supabase.co',
    VITE_MEDIA_ORIGINS: 'https://files.example',
    VITE_APP_SCHEME: 'tours',
  };
  expect(await build(hosted, { 'index.html': page('') })).toEqual([]);
  const policy = policyOf(await readSiteHeaders(join(folder, 'dist')));
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://worker.example',
    'https://project.supabase.co',
    'https://files.example',
  ]);
  expect(policy['frame-src']).toEqual(['tours:']);
});

test('fails where a page has no place for the policy', async () => {
  expect(await build(settings, { 'index.html': '<p>' })).toEqual([
    'index.html has no place for its policy',
  ]);
});
