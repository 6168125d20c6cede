import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { run } from '../../../scripts/runTool';

/** Exact versions of packages by name. */
export type Packages = Record<string, string>;

/** Folder of the installed packages; installs them unless these versions are present. */
export async function installPeer(name: string, packages: Packages, node: string): Promise<string> {
  const folder = join(process.cwd(), '.cache/peers', name);
  const [wanted, isInstalled] = [join(folder, 'package.json'), join(folder, 'installed.json')];
  const content = JSON.stringify({ name: `${name}-peer`, private: true, dependencies: packages });
  if (existsSync(isInstalled) && readFileSync(isInstalled, 'utf8') === content) return folder;
  console.log(`Installing ${name} in ${folder}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(wanted, content);
  // Install scripts would build or fetch things that this bench does not use.
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  const PATH = `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`;
  const code = await run('npm', [...args, '--loglevel', 'error'], { PATH });
  if (code !== 0) throw new Error(`${name} was not installed: npm ended with ${code}`);
  writeFileSync(isInstalled, content);
  return folder;
}
