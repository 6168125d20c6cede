import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const site = 'dist';

/** Changes a file of the built site as a deployment would; the returned function restores it. */
export function changeDeployedFile(name: string, change: (text: string) => string): () => void {
  const path = join(site, name);
  const compressed = `${path}.gz`;
  const original = readFileSync(path, 'utf8');
  // The server prefers the pre-compressed file.
  renameSync(compressed, `${compressed}.kept`);
  writeFileSync(path, change(original));
  return () => {
    writeFileSync(path, original);
    rmSync(compressed, { force: true });
    renameSync(`${compressed}.kept`, compressed);
  };
}
