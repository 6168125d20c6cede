import { readdirSync } from 'node:fs';
import { folderErrors } from './folderRules';

const ROOTS = ['src', 'worker', 'e2e', 'bench', 'scripts', 'contract', 'tools', 'cloudflare'];

const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => `${root}/${name.replaceAll('\\', '/')}`)
    .filter((file) => !file.includes('/node_modules/')),
);
const errors = folderErrors(files);
errors.forEach((error) => console.error(error));
console.log(`${files.length} files in ${ROOTS.join(', ')}; ${errors.length} complaints`);
process.exitCode = errors.length === 0 ? 0 : 1;
