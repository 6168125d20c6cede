import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  buildConsole,
  consoleEnvironment,
  hashSources,
  isBuilt,
} from '../../worker/start/buildConsole';
import { copyProject } from './copyProject';
import { digestFolder } from './digestFolder';
import { linkFolder } from './linkFolder';
import { readOtherBuild } from './otherBuild';

/** A folder of a different name and depth, on the same file system; its content is never part of the product. */
const COPY = resolve('.cache/built-again');

/**
 * `npm run build-again` repeats the build of `dist/` in another folder, later and without webpack's cache, and compares
 * the two byte by byte. It uses the installed packages; `npm run reproduce` installs them anew. If `npm run on-node`
 * has built the same sources on another Node, that build is used as the second one.
 */
async function buildCopy(env: Record<string, string | undefined>): Promise<string> {
  rmSync(COPY, { recursive: true, force: true });
  try {
    copyProject(COPY);
    // Settings that are not in the repository.
    if (existsSync('.env')) cpSync('.env', join(COPY, '.env'));
    linkFolder('node_modules', join(COPY, 'node_modules'));
    await buildConsole(COPY, env, new AbortController().signal);
    return (await digestFolder(join(COPY, 'dist'))).digest;
  } finally {
    rmSync(COPY, { recursive: true, force: true });
  }
}

if (existsSync('.env')) process.loadEnvFile('.env');
const env = consoleEnvironment(process.env, null);
const startedAt = performance.now();
const sources = await hashSources(process.cwd(), env);
if (!(await isBuilt(process.cwd(), sources))) {
  console.error('dist/ is not a build of these sources and settings: npm start builds it');
  process.exitCode = 1;
} else {
  const { digest } = await digestFolder('dist');
  const other = readOtherBuild(sources);
  const otherDigest = other?.digest ?? (await buildCopy(env));
  const isSame = otherDigest === digest;
  const words = isSame ? `The same twice: ${digest}` : `Different: ${digest} and ${otherDigest}`;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${words} (${other === null ? `${seconds} s` : `by Node ${other.node}`})`);
  process.exitCode = isSame ? 0 : 1;
}
