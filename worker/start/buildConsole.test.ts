import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildConsole, consoleEnvironment, hashSources, isBuilt } from './buildConsole';

let root: string;
const { signal } = new AbortController();
const env = consoleEnvironment({}, null);

/** Fake bundler that records the settings it receives. */
const fakeWebpack = `
  const fs = require('fs');
  if (fs.existsSync('broken')) { console.error('Module not found: x'); process.exit(1); }
  fs.mkdirSync('dist', { recursive: true });
  fs.writeFileSync('dist/index.html', process.env.VITE_SUPABASE_URL + process.argv.slice(2));`;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(root, 'src/testing'), { recursive: true });
  await mkdir(join(root, 'node_modules/webpack/bin'), { recursive: true });
  await writeFile(join(root, 'node_modules/webpack/bin/webpack.js'), fakeWebpack);
  await writeFile(join(root, 'src/main.ts'), 'one');
});
afterEach(() => rm(root, { recursive: true }));

const build = (settings = env) => buildConsole(root, settings, signal);

it('builds once for the same sources and settings', async () => {
  expect(await build()).toBe('built');
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('/--mode,production');
  expect(await build()).toBe('kept');
});

it('builds again for other sources or settings, and when the build is gone', async () => {
  await build();
  await writeFile(join(root, 'src/main.ts'), 'two');
  expect(await build()).toBe('built');
  const hosted = consoleEnvironment({}, 'https://project.supabase.co');
  expect(await build(hosted)).toBe('built');
  expect(await build(hosted)).toBe('kept');
  await rm(join(root, 'dist/index.html'));
  expect(await build(hosted)).toBe('built');
});

it('does not build again for tests', async () => {
  const before = await hashSources(root, env);
  await writeFile(join(root, 'src/main.test.ts'), 'x');
  await writeFile(join(root, 'src/testing/renderScreen.tsx'), 'x');
  expect(await hashSources(root, env)).toBe(before);
});

it('says what the bundler said, and does not take a failed build for one', async () => {
  await writeFile(join(root, 'broken'), '');
  await expect(build()).rejects.toThrow('Module not found: x');
  expect(await isBuilt(root, await hashSources(root, env))).toBe(false);
});

it('lets what is set win over the usual', () => {
  const set = { VITE_WORKER_URL: 'https://api.test', VITE_SUPABASE_URL: 'https://auth.test' };
  expect(consoleEnvironment(set, 'https://project.supabase.co')).toMatchObject(set);
});

it('lets the console read files where the worker sends it, beside the origins that are set', () => {
  const set = { VITE_MEDIA_ORIGINS: 'https://a.test' };
  const { VITE_MEDIA_ORIGINS } = consoleEnvironment(set, null, 'https://files.s3.test');
  expect(VITE_MEDIA_ORIGINS).toBe('https://files.s3.test https://a.test');
});
