import { readFileSync } from 'node:fs';
import { coverageRows } from './coverageRows';
import { namedTestProblem } from './namedTests';

const TABLE = 'docs/specification-coverage.md';

const rows = coverageRows(readFileSync(TABLE, 'utf8'));
const problems = rows.flatMap(({ line, sentence, tests }) => {
  const unmatched = tests.flatMap(({ path, titles }) => namedTestProblem(path, titles) ?? []);
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
