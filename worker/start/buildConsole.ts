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
  'scripts/webpack',
  'tsconfig.json',
  '.env',
];
const HASH_FILE = '.built';
const isTest = (path: string): boolean => /\.test\.tsx?$|[\\/]testing[\\/]/.test(path);

type Environment = Record<string, string | undefined>;

/** Default build settings: the console and everything that it calls on one origin. */
const defaultSettings: Record<string, string> = {
  VITE_WORKER_URL: '/',
  VITE_SUPABASE_URL: '/',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_local',
};

/** All files below a folder, or the file itself. */
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
    // A source may be missing: `.env` is optional.
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Build settings. The environment overrides the defaults; its media origins are added to the store's. */
export function consoleEnvironment(
  env: Environment,
  supabaseUrl: string | null,
  mediaOrigin: string | null = null,
): Environment {
  const override = supabaseUrl === null ? {} : { VITE_SUPABASE_URL: supabaseUrl };
  const VITE_MEDIA_ORIGINS = [mediaOrigin, env['VITE_MEDIA_ORIGINS']].filter(Boolean).join(' ');
  const settings = { ...defaultSettings, ...override, ...env };
  return { ...settings, VITE_MEDIA_ORIGINS, NODE_ENV: 'production' };
}

/** Hash of the console's sources and settings. */
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

/** True when `dist/` contains a build of these sources and settings. */
export async function isBuilt(root: string, hash: string): Promise<boolean> {
  const read = (name: string) => readFile(join(root, 'dist', name), 'utf8').catch(() => null);
  return (await read(HASH_FILE)) === hash && (await read('index.html')) !== null;
}

/** Builds the console into `dist/`, unless it already contains a build of these sources and settings. */
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
  await writeFile(join(root, 'dist', HASH_FILE), hash);
  return 'built';
}
