import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serveConsole } from './serveConsole';

let root: string;
const get = async (path: string, headers: Record<string, string> = {}) =>
  (await serveConsole(join(root, 'dist'))).request(`http://localhost${path}`, { headers });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'console-'));
  await mkdir(join(root, 'dist/assets'), { recursive: true });
  const files = {
    'secret.txt': 'secret',
    'dist/index.html': '<p>landing',
    'dist/privacy-policy/index.html': '<p>privacy',
    'dist/share/index.html': '<p>share',
    'dist/admin/index.html': '<p>console',
    'dist/.built': 'stamp',
    'dist/_headers':
      "/*\n  Content-Security-Policy: img-src https:; form-action 'self'\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: x\n",
    'dist/favicon.svg': '<svg/>',
    'dist/assets/decode-worker.0123abcd.js': 'worker',
    'dist/assets/main.0123abcd.js': 'plain',
    'dist/assets/main.0123abcd.js.br': 'brotli',
    'dist/assets/main.0123abcd.js.gz': 'gzip',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
});
afterAll(() => rm(root, { recursive: true }));

const page = { accept: 'text/html,*/*' };

it.each([
  ['/', 'landing'],
  ['/nowhere/else', 'landing'],
  ['/privacy-policy', 'privacy'],
  ['/privacy-policy/', 'privacy'],
  ['/share/playlist/a.b', 'share'],
  ['/public/playlist/..%2F..%2Fsecret.txt', 'share'],
  ['/admin/tours/1/details', 'console'],
  ['/login', 'console'],
])('opens at %s the page of the %s', async (path, name) => {
  const response = await get(path, page);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toBe(`<p>${name}`);
});

it('opens the pages to those that take anything, as link previews do', async () => {
  expect(await (await get('/share/playlist/p1', { accept: '*/*' })).text()).toBe('<p>share');
  expect((await get('/nowhere', { accept: '*/*' })).status).toBe(404);
});

it('opens every path by the landing page where the build wrote no other', async () => {
  await rm(join(root, 'dist/share'), { recursive: true });
  expect(await (await get('/playlist/p1', page)).text()).toBe('<p>landing');
});

it('does not serve the page for a file that is missing', async () => {
  expect((await get('/assets/gone.js')).status).toBe(404);
});

it('lets hashed files be kept, and asks again for others', async () => {
  const hashed = await get('/assets/main.0123abcd.js');
  expect(hashed.headers.get('cache-control')).toContain('immutable');
  expect(hashed.headers.get('content-type')).toContain('javascript');
  const icon = await get('/favicon.svg');
  expect(icon.headers.get('cache-control')).toBe('no-cache');
  const etag = icon.headers.get('etag') ?? '';
  expect((await get('/favicon.svg', { 'if-none-match': etag })).status).toBe(304);
});

it.each([
  ['gzip, deflate, br', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['identity', null, 'plain'],
])('serves %s as %s', async (accepted, encoding, body) => {
  const response = await get('/assets/main.0123abcd.js', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(await response.text()).toBe(body);
});

it('serves one range of a file, and the whole of a file that may have changed', async () => {
  const path = '/assets/main.0123abcd.js';
  const part = await get(path, { range: 'bytes=1-2' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 1-2/5');
  expect(await part.text()).toBe('la');
  const tag = (await get(path)).headers.get('etag') ?? '';
  expect(part.headers.get('etag')).toBe(tag);
  const changed = await get(path, { range: 'bytes=1-2', 'if-range': '"old"' });
  const unreadable = await get(path, { range: 'lines=1-2' });
  for (const whole of [changed, unreadable]) {
    expect(whole.status).toBe(200);
    expect(await whole.text()).toBe('plain');
  }
  expect((await get(path, { range: 'bytes=9-' })).status).toBe(416);
});

it('has a validator for each content coding, and no body for who has that one', async () => {
  const path = '/assets/main.0123abcd.js';
  const tag = (await get(path, { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
  const known = { 'if-none-match': tag };
  const unchanged = await get(path, { ...known, 'accept-encoding': 'br' });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers.get('etag')).toBe(tag);
  expect(unchanged.headers.get('vary')).toBe('accept-encoding');
  expect(unchanged.headers.get('cache-control')).toContain('immutable');
  expect(await unchanged.text()).toBe('');
  expect((await get(path, { ...known, 'accept-encoding': 'gzip' })).status).toBe(200);
});

it('never lets the page that stands for a missing file be kept', async () => {
  const response = await get('/assets/gone.0123abcd.js', page);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toBe('<p>landing');
});

it.each([
  '/',
  '/favicon.svg',
  '/assets/decode-worker.0123abcd.js',
  '/assets/gone.0123abcd.js',
  '/assets/gone.js',
  '/nowhere',
])('serves %s under the headers that the build wrote for static hosts', async (path) => {
  const { headers } = await get(path, page);
  expect(headers.get('content-security-policy')).toBe("img-src https:; form-action 'self'");
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('cache-control')).not.toBe('x');
});

it('sends a script without the policies that only pages and workers are under', async () => {
  const { headers } = await get('/assets/main.0123abcd.js');
  expect(headers.get('content-security-policy')).toBeNull();
  expect(headers.get('x-frame-options')).toBeNull();
});

it.each([
  '/.built',
  '/_headers',
  '/%2ebuilt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%00',
  '/%',
  '/assets',
])('gives nothing away at %s', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
});
