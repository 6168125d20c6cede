import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressAssets } from './compressAssets';
import { runChild } from './runChild';
import { hasErrorCode } from '../logging/systemError';

const SOURCES = [
  'src',
  'public',
  'package-lock.json',
  'webpack.config.ts',
  'scripts/budgetPlugin.ts',
  'scripts/compileHintPlugin.ts',
  'scripts/leanGridPlugin.ts',
  'scripts/serviceWorkerPlugins.ts',
  'tsconfig.json',
  '.env',
];
const STAMP = '.built';
const isTest = (path: string): boolean => /\.test\.tsx?$|[\\/]testing[\\/]/.test(path);

type Environment = Record<string, string | undefined>;

/** What the build reads when nobody set it: the console and all it calls on one origin. */
const usualSettings: Record<string, string> = {
  VITE_WORKER_URL: '/',
  VITE_SUPABASE_URL: '/',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_local',
};

/** The files below a folder, or the file itself. */
async function listFiles(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    const lists = entries.map((entry) => {
      const inside = join(path, entry.name);
      return entry.isDirectory() ? listFiles(inside) : [inside];
    });
    return (await Promise.all(lists)).flat().sort();
  } catch (error) {
    if (hasErrorCode(error, 'ENOTDIR')) return [path];
    // Not everybody has a `.env`.
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  }
}

export function consoleEnvironment(env: Environment, supabaseUrl: string | null): Environment {
  const hosted = supabaseUrl === null ? {} : { VITE_SUPABASE_URL: supabaseUrl };
  return { ...usualSettings, ...hosted, ...env, NODE_ENV: 'production' };
}

/** Tells one state of the console's sources and settings from another. */
export async function hashSources(root: string, env: Environment): Promise<string> {
  const hash = createHash('sha256');
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${env[name]}\n`);
  }
  for (const source of SOURCES) {
    for (const file of await listFiles(join(root, source))) {
      if (isTest(file)) continue;
      const content = await readFile(file);
      hash.update(`${file.slice(root.length)}\n`).update(content);
    }
  }
  return hash.digest('hex');
}

/** False when there is none, or it is of other sources or settings. */
export async function isBuilt(root: string, hash: string): Promise<boolean> {
  const read = (name: string) => readFile(join(root, 'dist', name), 'utf8').catch(() => null);
  return (await read(STAMP)) === hash && (await read('index.html')) !== null;
}

/** Builds the console into `dist/` when what is there is not of these sources and settings. */
export async function buildConsole(
  root: string,
  env: Environment,
  signal: AbortSignal,
): Promise<'built' | 'kept'> {
  const hash = await hashSources(root, env);
  if (await isBuilt(root, hash)) return 'kept';
  const webpack = join(root, 'node_modules/webpack/bin/webpack.js');
  await runChild(webpack, ['--mode', 'production'], { cwd: root, env, signal });
  await compressAssets(join(root, 'dist'));
  await writeFile(join(root, 'dist', STAMP), hash);
  return 'built';
}
