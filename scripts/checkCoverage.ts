import { existsSync, readFileSync } from 'node:fs';
import { coverageRows } from './coverageRows';
import { isTestNamed, testTitles, type NamedTest } from './testTitles';

const TABLE = 'docs/specification-coverage.md';

const testsByPath = new Map<string, NamedTest[]>();

function testsOf(path: string): NamedTest[] {
  const cached = testsByPath.get(path) ?? testTitles(readFileSync(path, 'utf8'));
  testsByPath.set(path, cached);
  return cached;
}

function problemOf(path: string, titles: readonly string[]): string | null {
  if (!existsSync(path)) return `no file ${path}`;
  if (isTestNamed(testsOf(path), titles)) return null;
  return `no test “${titles.join(' › ')}” in ${path}`;
}

const rows = coverageRows(readFileSync(TABLE, 'utf8'));
const problems = rows.flatMap(({ line, sentence, tests }) => {
  const unmatched = tests.flatMap(({ path, titles }) => problemOf(path, titles) ?? []);
  const rowProblems = tests.length === 0 ? ['no test'] : unmatched;
  return rowProblems.map((problem) => `${TABLE}:${line} ${sentence}: ${problem}`);
});
if (rows.length === 0) problems.push(`${TABLE} has no rows`);

problems.forEach((problem) => console.error(problem));
const tests = new Set(rows.flatMap((row) => row.tests.map((test) => JSON.stringify(test))));
console.log(
  `${rows.length} sentences of the specification, shown by ${tests.size} tests; ${problems.length} wrong`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
