import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestFolder } from './digestFolder';

const FILE = '.cache/other-build.json';

interface OtherBuild {
  /** Hash of the built sources and settings. */
  sources: string;
  digest: string;
  /** Version of Node that made the build. */
  node: string;
}

/** Records the digest of a build made in a copy of this folder. */
export async function keepOtherBuild(copy: string, node: string): Promise<void> {
  const dist = join(copy, 'dist');
  const sources = readFileSync(join(dist, '.built'), 'utf8');
  const build: OtherBuild = { sources, digest: (await digestFolder(dist)).digest, node };
  mkdirSync('.cache', { recursive: true });
  writeFileSync(FILE, JSON.stringify(build));
}

/** The recorded build if it has the same sources and settings; otherwise null. */
export function readOtherBuild(sources: string): OtherBuild | null {
  try {
    const build = JSON.parse(readFileSync(FILE, 'utf8')) as OtherBuild; // written above
    return build.sources === sources ? build : null;
  } catch {
    // No build was recorded.
    return null;
  }
}
