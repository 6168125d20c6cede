import { readdirSync } from 'node:fs';
import { folderComplaints } from './folderRules';

const ROOTS = ['src', 'worker', 'e2e', 'bench', 'scripts', 'tools'];

const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => `${root}/${name.replaceAll('\\', '/')}`)
    .filter((file) => !file.includes('/node_modules/')),
);
const complaints = folderComplaints(files);
complaints.forEach((complaint) => console.error(complaint));
console.log(`${files.length} files in ${ROOTS.join(', ')}; ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;
