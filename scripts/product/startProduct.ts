import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Product {
  url: string;
  /** Process id of the worker. */
  pid: number;
  stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 600_000;

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}

/** Script that `npm start` runs in a source tree: the last word of its command. */
function startScript(tree: string): string {
  const { scripts } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')) as {
    scripts: { start: string }; // this project's own file, at any commit
  };
  return scripts.start.split(' ').at(-1) ?? '';
}

interface StartOptions {
  /** Source folder. */
  tree?: string;
  args?: readonly string[];
  /** Data directory of a stopped product, which is copied as the initial data. */
  copyOf?: string;
}

/** Starts the product on its own data directory, empty or a copy; `stop` ends it and deletes the directory. */
export async function startProduct(
  port: number,
  env: Record<string, string> = {},
  { tree = process.cwd(), args = [], copyOf }: StartOptions = {},
): Promise<Product> {
  const directory = mkdtempSync(join(tmpdir(), 'kathayatra-'));
  if (copyOf !== undefined) cpSync(copyOf, directory, { recursive: true });
  const child = spawn(process.execPath, ['--import', 'tsx', startScript(tree), ...args], {
    cwd: tree,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: directory, ...env },
  });
  let hasExited = false;
  const exited = new Promise<void>((resolve) =>
    child.on('exit', () => {
      hasExited = true;
      resolve();
    }),
  );
  const url = `http://localhost:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(directory, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isHealthy(url))) {
    if (hasExited || Date.now() > deadline) {
      await stop();
      throw new Error(`The product did not start on port ${port}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { url, pid: child.pid ?? process.pid, stop };
}
