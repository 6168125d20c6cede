import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { coverageRows } from './coverageRows';
import { criteriaProblems } from './docs/criteriaProblems';
import { anchorsIn, linksIn, pathsIn } from './docs/docPaths';
import { glossaryProblems } from './docs/glossaryProblems';
import { roomProblems } from './docs/roomProblems';
import { namedTestProblem } from './namedTests';

/** Decisions and the changelog describe the past; the specification table has its own check. */
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md') && name !== 'specification-coverage.md')
    .map((name) => `docs/${name}`),
];
const ROOTS = ['src', 'worker', 'contract', 'tools', 'e2e', 'bench', 'scripts', 'cloudflare', '.'];
const README_BYTES = 8192;
/** Conformance report for WCAG 2.2. */
const REPORT = 'docs/ACCESSIBILITY.md';
const GLOSSARY = 'docs/GLOSSARY.md';
/** The page that describes every source folder. */
const ROOMS = 'docs/ARCHITECTURE.md';

const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: root !== '.', encoding: 'utf8' }).map((name) =>
    path.posix.join(root, name.replaceAll('\\', '/')),
  ),
);
/** Names of all source files, in any folder. */
const sourceNames = new Set(files.map((file) => path.posix.basename(file)));
const sourceFolders = new Set(
  files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules/'))
    .map((file) => path.posix.dirname(file))
    .filter((folder) => folder !== '.'),
);

const isThere = (name: string) => existsSync(name) || sourceNames.has(name);

function isLinkGood(page: string, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  const linked = file === '' ? page : path.join(path.dirname(page), file);
  if (!existsSync(linked)) return false;
  return anchor === undefined || anchorsIn(readFileSync(linked, 'utf8')).includes(anchor);
}

function complaintsOf(page: string): string[] {
  const text = readFileSync(page, 'utf8');
  const paths = pathsIn(text).filter(({ name }) => !isThere(name));
  const links = linksIn(text).filter(({ name }) => !isLinkGood(page, name));
  return [...paths, ...links].map(({ line, name }) => `${page}:${line} there is no ${name}`);
}

/** Criteria without a row, conformance levels without the required evidence, and missing tests. */
function reportComplaints(): string[] {
  const rows = coverageRows(readFileSync(REPORT, 'utf8'));
  const unmatched = rows.flatMap(({ line, tests }) =>
    tests.flatMap(({ path: file, titles }) => {
      const problem = namedTestProblem(file, titles);
      return problem === null ? [] : [`${REPORT}:${line} ${problem}`];
    }),
  );
  return [...criteriaProblems(rows).map((problem) => `${REPORT} ${problem}`), ...unmatched];
}

const complaints = [
  ...PAGES.flatMap(complaintsOf),
  ...reportComplaints(),
  ...glossaryProblems(readFileSync(GLOSSARY, 'utf8')).map((problem) => `${GLOSSARY} ${problem}`),
  ...roomProblems(readFileSync(ROOMS, 'utf8'), [...sourceFolders].toSorted()).map(
    (problem) => `${ROOMS} ${problem}`,
  ),
];
const readmeBytes = readFileSync('README.md').byteLength;
if (readmeBytes > README_BYTES) {
  complaints.push(`README.md has ${readmeBytes} bytes; ${README_BYTES} are the most`);
}
complaints.forEach((complaint) => console.error(complaint));
console.log(`${PAGES.length} pages of documentation; ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;
