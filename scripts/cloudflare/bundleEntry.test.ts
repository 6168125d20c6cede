import { stop } from 'esbuild';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleEntry, type Bundle } from './bundleEntry';

/** Modules that Cloudflare's runtime provides with `nodejs_compat`; pg-native is never loaded. */
const known = [
  'cloudflare:sockets',
  'node:async_hooks',
  'node:crypto',
  'node:diagnostics_channel',
  'node:dns',
  'node:events',
  'node:fs',
  'node:module',
  'node:net',
  'node:path',
  'node:stream',
  'node:string_decoder',
  'node:timers/promises',
  'node:tls',
  'node:util',
  'node:util/types',
  'node:zlib',
  'pg-native',
];
/** Packages only for a process: they need files, threads or native code. */
const ofProcess = [
  '@electric-sql/pglite',
  '@hono/node-server',
  '@napi-rs/image',
  'pg-boss',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
];
/** Well below the 3 MB (compressed) limit of the Free plan. */
const MAX_BYTES = 1024 * 1024;

describe("the bundle for Cloudflare's runtime", () => {
  let directory: string;
  let bundle: Bundle;
  let content: Buffer;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'kathayatra-bundle-'));
    const outfile = join(directory, 'worker.js');
    bundle = await bundleEntry(outfile);
    content = readFileSync(outfile);
  });
  afterAll(async () => {
    rmSync(directory, { recursive: true });
    await stop();
  });

  test('asks for no module that the runtime lacks', () => {
    expect(bundle.external.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('holds no package that only a process can use', () => {
    expect(bundle.packages).toEqual(expect.arrayContaining(['hono', 'drizzle-orm', 'pg']));
    expect(bundle.packages.filter((name) => ofProcess.includes(name))).toEqual([]);
  });

  test('fits into the smallest plan', () => {
    expect(gzipSync(content).byteLength).toBeLessThan(MAX_BYTES);
  });
});
