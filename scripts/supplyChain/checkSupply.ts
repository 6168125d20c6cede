import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { licenceProblems, lockProblems, type Component, type LockEntry } from './supplyRules';

/** Bill of materials of the installed packages, in CycloneDX 1.5. */
const OUTPUT = '.cache/sbom.cdx.json';

const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
mkdirSync('.cache', { recursive: true });
writeFileSync(OUTPUT, text);
// Documents and lock files written by npm, in their documented formats.
const { components } = JSON.parse(text) as { components: Component[] };
const locks = ['package-lock.json', 'bench/package-lock.json', 'cloudflare/package-lock.json'].map(
  (path) => JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, LockEntry> },
);
const problems = [
  ...licenceProblems(components),
  ...locks.flatMap(({ packages }) => lockProblems(packages)),
];
for (const problem of problems) console.error(problem);
console.log(`${OUTPUT}: ${components.length} components`);
process.exitCode = problems.length === 0 ? 0 : 1;
