import { existsSync, readFileSync } from 'node:fs';
import { coverageRows } from './coverageRows';
import { isTestNamed, testTitles, type NamedTest } from './testTitles';

const TABLE = 'docs/specification-coverage.md';

const read = new Map<string, NamedTest[]>();

function testsOf(path: string): NamedTest[] {
  const known = read.get(path) ?? testTitles(readFileSync(path, 'utf8'));
  read.set(path, known);
  return known;
}

function problemOf(path: string, titles: readonly string[]): string | null {
  if (!existsSync(path)) return `no file ${path}`;
  if (isTestNamed(testsOf(path), titles)) return null;
  return `no test “${titles.join(' › ')}” in ${path}`;
}

const rows = coverageRows(readFileSync(TABLE, 'utf8'));
const problems = rows.flatMap(({ line, sentence, tests }) => {
  const found = tests.flatMap(({ path, titles }) => problemOf(path, titles) ?? []);
  const all = tests.length === 0 ? ['no test'] : found;
  return all.map((problem) => `${TABLE}:${line} ${sentence}: ${problem}`);
});
if (rows.length === 0) problems.push(`${TABLE} has no rows`);

problems.forEach((problem) => console.error(problem));
const tests = new Set(rows.flatMap((row) => row.tests.map((test) => JSON.stringify(test))));
console.log(
  `${rows.length} sentences of the specification, shown by ${tests.size} tests; ${problems.length} wrong`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
