import { execFileSync } from 'node:child_process';

/** Path of a Node with this version, which the npm package `node` provides through its install script. */
export function findNode(version: string): string {
  const args = ['--yes', '--ignore-scripts=false', `--package=node@${version}`];
  const path = execFileSync('npx', [...args, '--', 'node', '-p', 'process.execPath'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return path.trim();
}
