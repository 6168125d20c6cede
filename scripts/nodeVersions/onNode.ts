import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { copyProject } from '../supplyChain/copyProject';
import { linkFolder } from '../supplyChain/linkFolder';
import { keepOtherBuild } from '../supplyChain/otherBuild';
import { findNode } from './findNode';

/**
 * `npm run on-node -- 26` installs, builds, starts and tests the product on another version of Node, in a copy of this
 * folder. An engine warning during the installation is an error. With `--installed-packages` the packages of this
 * folder are used, whose engines `npm run engines` compares. `npm run build-again` compares its build with this
 * folder's.
 */
const INSTALLED = '--installed-packages';
const args = process.argv.slice(2);
const version = args.find((each) => each !== INSTALLED);
if (version === undefined) {
  console.error('Which version? npm run on-node -- 26');
  process.exit(2);
}

function installPackages(env: NodeJS.ProcessEnv): void {
  const install = spawnSync('npm', ['ci'], { cwd: copy, env, encoding: 'utf8' });
  process.stdout.write(install.stdout + install.stderr);
  if (install.status !== 0) throw new Error('npm ci failed');
  if (install.stderr.includes('EBADENGINE')) throw new Error('npm ci warned of engines');
}

const node = findNode(version);
mkdirSync('.cache', { recursive: true });
const copy = mkdtempSync(resolve('.cache/on-node-'));
try {
  copyProject(copy);
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` };
  if (args.includes(INSTALLED)) linkFolder('node_modules', join(copy, 'node_modules'));
  else installPackages(env);
  const verification = ['node_modules/tsx/dist/cli.mjs', 'scripts/nodeVersions/verifyProduct.ts'];
  const { status } = spawnSync(node, verification, { cwd: copy, env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (status === 0) await keepOtherBuild(copy, version);
} finally {
  // Detached: removing 90,000 files takes half a minute.
  spawn('rm', ['-rf', copy], { detached: true, stdio: 'ignore' }).unref();
}
