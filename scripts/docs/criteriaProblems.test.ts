import { criteriaProblems } from './criteriaProblems';
import { successCriteria } from './successCriteria';

const criteria = Object.values(successCriteria).flat();
const row = (criterion: string, level = 'Supports', remark = '', tests: unknown[] = ['a']) => {
  return { line: 7, cells: [criterion, level, remark, ''], tests };
};
const others = (criterion: string) =>
  criteria.filter((each) => each !== criterion).map((each) => row(each));

test('WCAG 2.2 has 31 criteria of level A and 24 of level AA', () => {
  expect(successCriteria.A).toHaveLength(31);
  expect(successCriteria.AA).toHaveLength(24);
  expect(new Set(criteria.map((each) => each.split(' ')[0])).size).toBe(55);
});

test('a report with a row for each is sound', () => {
  expect(criteriaProblems(criteria.map((each) => row(each)))).toEqual([]);
});

test.each([
  ['is missing', [], 'has no row for 2.1.1 Keyboard'],
  ['is not shown', [row('2.1.1 Keyboard', 'Supports', '', [])], 'names no test'],
  ['has no such level', [row('2.1.1 Keyboard', 'Tried by hand', 'x')], 'is no conformance level'],
  ['is only denied', [row('2.1.1 Keyboard', 'Not checked')], 'says nothing more'],
  ['stands twice', [row('2.1.1 Keyboard'), row('2.1.1 Keyboard')], 'has a second row'],
])('a criterion that %s is a problem', (_name, rows, problem) => {
  const problems = criteriaProblems([...others('2.1.1 Keyboard'), ...rows]);
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test('a row of something else is a problem', () => {
  const rows = [...criteria.map((each) => row(each)), row('4.1.1 Parsing')];
  expect(criteriaProblems(rows)).toEqual([
    expect.stringContaining('4.1.1 Parsing: is no criterion of level A or AA'),
  ]);
});
