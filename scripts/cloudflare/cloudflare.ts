import { existsSync, statSync } from 'node:fs';
import { findNode } from '../nodeVersions/findNode';
import { run } from '../runTool';
import { startPostgresServer } from '../../worker/testing/postgresServer';
import { bundleEntry } from './bundleEntry';
import { migrateDatabase } from './migrateDatabase';

const USAGE = `npm run cloudflare             tries the worker on Cloudflare's runtime, on this machine
npm run cloudflare -- build    bundles it into cloudflare/dist/worker.js
npm run cloudflare -- migrate  brings the tables of the database at DATABASE_URL up to date`;

const BUNDLE = 'cloudflare/dist/worker.js';
const LOCK = 'cloudflare/package-lock.json';
/** Written by npm at the end of an install. */
const INSTALLED = 'cloudflare/node_modules/.package-lock.json';
/** Minimum Node version for Miniflare. */
const NODE = 22;

async function bundle(): Promise<void> {
  const { bytes } = await bundleEntry(BUNDLE);
  console.log(`${BUNDLE}: ${Math.round(bytes / 1000)} kB`);
}

/** Installs the runtime when missing or older than its lock file. */
async function installRuntime(): Promise<void> {
  const writtenAt = (file: string) => statSync(file).mtimeMs;
  if (existsSync(INSTALLED) && writtenAt(INSTALLED) >= writtenAt(LOCK)) return;
  console.log("Installing Cloudflare's runtime: npm ci in cloudflare/");
  const code = await run('npm', ['ci', '--prefix', 'cloudflare']);
  if (code !== 0) throw new Error(`npm ci in cloudflare/ ended with ${code}`);
}

/** Runs the bundle's tests on a Node version that supports the runtime, with a dedicated PostgreSQL. */
async function tryBundle(args: readonly string[]): Promise<number> {
  const major = Number(process.versions.node.split('.')[0]);
  const node = major >= NODE ? process.execPath : findNode(String(NODE));
  await installRuntime();
  const server = await startPostgresServer();
  if (server === null) throw new Error('PostgreSQL is not installed on this machine');
  // Hyperdrive rejects a URL without a password.
  const url = Object.assign(new URL(server.url), { password: 'none' }).href;
  try {
    const jest = ['node_modules/jest/bin/jest.js', '--config', 'cloudflare/jest.config.ts'];
    return await run(node, [...jest, ...args], { TEST_DATABASE_URL: url });
  } finally {
    await server.stop();
  }
}

const [command, ...rest] = process.argv.slice(2);
const url = process.env['DATABASE_URL'] ?? '';
if (command === 'build' && rest.length === 0) await bundle();
else if (command === 'migrate' && rest.length === 0 && url !== '') await migrateDatabase(url);
else if (command === undefined || command.startsWith('-')) {
  await bundle();
  process.exitCode = await tryBundle(process.argv.slice(2));
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
