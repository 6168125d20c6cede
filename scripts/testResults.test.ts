import { brokenFiles, jestTests, playwrightTests, slowestLines } from './testResults';

const jestResults = {
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: '/tours.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'tours are listed', status: 'passed', duration: 1200 },
        { fullName: 'tours are found', status: 'failed', duration: 40 },
        { fullName: 'tours are not run', status: 'pending', duration: null },
      ],
    },
  ],
};

const run = (duration: number) => ({ duration, workerIndex: 0, status: 'passed' });
const playwrightResults = {
  suites: [
    {
      file: 'tours.spec.ts',
      specs: [
        { title: 'lists', file: 'tours.spec.ts', ok: true, tests: [{ results: [run(3000)] }] },
      ],
      suites: [
        {
          specs: [
            {
              title: 'finds',
              file: 'tours.spec.ts',
              ok: false,
              tests: [{ results: [run(1000), run(2500)] }],
            },
            { title: 'never ran', file: 'tours.spec.ts', ok: true, tests: [{ results: [] }] },
          ],
        },
      ],
    },
  ],
};

test('jest’s results are read test by test', () => {
  expect(jestTests(jestResults)).toEqual([
    { name: 'tours are listed', ms: 1200, isFailed: false },
    { name: 'tours are found', ms: 40, isFailed: true },
  ]);
  expect(brokenFiles(jestResults)).toBe(1);
  expect(brokenFiles(null)).toBe(0);
});

test('Playwright’s results are read with all attempts of a test', () => {
  expect(playwrightTests(playwrightResults)).toEqual([
    { name: 'tours.spec.ts: lists', ms: 3000, isFailed: false },
    { name: 'tours.spec.ts: finds', ms: 3500, isFailed: true },
  ]);
});

test('the ten slowest are told, slowest first, when there are more than ten', () => {
  const tests = Array.from({ length: 12 }, (_, n) => ({
    name: `test ${n}`,
    ms: n * 1000,
    isFailed: false,
  }));
  const lines = slowestLines(tests);
  expect(lines).toHaveLength(11);
  expect(lines[0]).toBe('The 10 slowest of 12 tests:');
  expect(lines[1]).toBe('  11.0 s  test 11');
  expect(lines.at(-1)).toBe('   2.0 s  test 2');
  expect(slowestLines(tests.slice(0, 10))).toEqual([]);
});
