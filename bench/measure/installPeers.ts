import { existsSync, statSync } from 'node:fs';
import { run } from '../../scripts/runTool';

const LOCK = 'bench/package-lock.json';
/** Written by npm at the end of an install. */
const INSTALLED = 'bench/node_modules/.package-lock.json';

const writtenAt = (file: string) => statSync(file).mtimeMs;

/** Installs the benches' package when missing or older than its lock file. */
export async function installPeers(): Promise<void> {
  if (existsSync(INSTALLED) && writtenAt(INSTALLED) >= writtenAt(LOCK)) return;
  console.log('Installing what the benches compare with: npm ci in bench/');
  const code = await run('npm', ['ci', '--prefix', 'bench']);
  if (code !== 0) throw new Error(`npm ci in bench/ ended with ${code}`);
}
