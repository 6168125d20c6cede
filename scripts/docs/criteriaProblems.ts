import { successCriteria } from './successCriteria';

/** A row of the conformance report: criterion, conformance level, remark, tests. */
export interface CriterionRow {
  line: number;
  cells: readonly string[];
  tests: readonly unknown[];
}

/** Conformance levels, with true for those that need a test; the others need a remark. */
const levels = new Map([
  ['Supports', true],
  ['Partially supports', true],
  ['Does not support', false],
  ['Not applicable', false],
  ['Not checked', false],
]);

function rowProblem({ cells: [, level = '', remark = ''], tests }: CriterionRow): string | null {
  const needsTest = levels.get(level);
  if (needsTest === undefined) return `“${level}” is no conformance level`;
  if (needsTest && tests.length === 0) return `“${level}” names no test`;
  return remark === '' && level !== 'Supports' ? `“${level}” says nothing more` : null;
}

/** Problems of a conformance report for WCAG 2.2, levels A and AA: each criterion has one row. */
export function criteriaProblems(rows: readonly CriterionRow[]): string[] {
  const criteria = Object.values(successCriteria).flat();
  const named = rows.map(({ cells: [criterion = ''] }) => criterion);
  const missing = criteria.filter((criterion) => !named.includes(criterion));
  return [
    ...missing.map((criterion) => `has no row for ${criterion}`),
    ...rows.flatMap((row, index) => {
      const criterion = named[index] ?? '';
      const problems = [
        criteria.includes(criterion) ? null : 'is no criterion of level A or AA',
        named.indexOf(criterion) < index ? 'has a second row' : null,
        rowProblem(row),
      ];
      return problems
        .filter((problem) => problem !== null)
        .map((problem) => `line ${row.line}: ${criterion}: ${problem}`);
    }),
  ];
}
