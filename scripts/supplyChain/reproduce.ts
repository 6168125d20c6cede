import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from './copyProject';
import { digestFolder } from './digestFolder';

/** Settings of a public build, which name hosts. */
const settings = {
  VITE_WORKER_URL: 'https://worker.example',
  VITE_SUPABASE_URL: 'https://project.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_reproduced',
};

/** `npm run reproduce` builds in two folders, one after the other, and compares the results byte by byte. */
async function buildCopy(name: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), name));
  try {
    copyProject(copy);
    execFileSync('npm', ['ci'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
    const env = { ...process.env, ...settings };
    const { status } = spawnSync('npm', ['run', 'build'], { cwd: copy, env, stdio: 'inherit' });
    if (status !== 0) throw new Error('The build failed');
    return (await digestFolder(join(copy, 'dist'))).digest;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const digests = [await buildCopy('first-'), await buildCopy('a-second-folder-')];
const isSame = new Set(digests).size === 1;
console.log(isSame ? `The same twice: ${digests[0]}` : `Different: ${digests.join(' and ')}`);
process.exitCode = isSame ? 0 : 1;
