import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const site = 'dist';

/** Changes a file of the built site as a deploy would; the returned function puts it back. */
export function deployChanged(name: string, change: (text: string) => string): () => void {
  const path = join(site, name);
  const packed = `${path}.gz`;
  const before = readFileSync(path, 'utf8');
  // The server prefers the packed neighbour.
  renameSync(packed, `${packed}.kept`);
  writeFileSync(path, change(before));
  return () => {
    writeFileSync(path, before);
    rmSync(packed, { force: true });
    renameSync(`${packed}.kept`, packed);
  };
}
