import {
  brokenFiles,
  failureLines,
  flakyLines,
  jestTests,
  playwrightTests,
  slowestLines,
} from './testResults';

const jestResults = {
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: '/tours.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'tours are listed', status: 'passed', duration: 1200, invocations: 1 },
        { fullName: 'tours are kept', status: 'passed', duration: 90, invocations: 2 },
        {
          fullName: 'tours are found',
          status: 'failed',
          duration: 40,
          failureMessages: ['Expected: 1\n\nReceived: 2\n    at tours.test.ts:3'],
        },
        { fullName: 'tours are not run', status: 'pending', duration: null },
      ],
    },
  ],
};

const run = (duration: number, ...errors: object[]) => {
  return { duration, workerIndex: 0, errors };
};
const located = { message: 'Not visible', location: { file: 'tours.spec.ts', line: 7 } };
const playwrightResults = {
  suites: [
    {
      file: 'tours.spec.ts',
      specs: [
        { title: 'lists', file: 'tours.spec.ts', ok: true, tests: [{ results: [run(3000)] }] },
        {
          title: 'opens',
          file: 'tours.spec.ts',
          ok: true,
          tests: [{ results: [run(3000, located), run(2000)] }],
        },
      ],
      suites: [
        {
          specs: [
            {
              title: 'finds',
              file: 'tours.spec.ts',
              ok: false,
              tests: [{ results: [run(1000, located), run(2500, { message: 'Closed' })] }],
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
    { name: 'tours are listed', ms: 1200, isFailed: false, isFlaky: false, messages: [] },
    { name: 'tours are kept', ms: 90, isFailed: false, isFlaky: true, messages: [] },
    {
      name: 'tours are found',
      ms: 40,
      isFailed: true,
      isFlaky: false,
      messages: ['Expected: 1\n\nReceived: 2\n    at tours.test.ts:3'],
    },
  ]);
  expect(brokenFiles(jestResults)).toBe(1);
  expect(brokenFiles(null)).toBe(0);
});

test('Playwright’s results are read with all attempts of a test', () => {
  expect(playwrightTests(playwrightResults)).toEqual([
    { name: 'tours.spec.ts: lists', ms: 3000, isFailed: false, isFlaky: false, messages: [] },
    {
      name: 'tours.spec.ts: opens',
      ms: 5000,
      isFailed: false,
      isFlaky: true,
      messages: ['Not visible (line 7)'],
    },
    {
      name: 'tours.spec.ts: finds',
      ms: 3500,
      isFailed: true,
      isFlaky: false,
      messages: ['Not visible (line 7)', 'Closed'],
    },
  ]);
});

test('the ten slowest are listed, slowest first, when there are more than ten', () => {
  const tests = Array.from({ length: 12 }, (_, n) => ({
    name: `test ${n}`,
    ms: n * 1000,
    isFailed: false,
    isFlaky: false,
    messages: [],
  }));
  const lines = slowestLines(tests);
  expect(lines).toHaveLength(11);
  expect(lines[0]).toBe('The 10 slowest of 12 tests:');
  expect(lines[1]).toBe('  11.0 s  test 11');
  expect(lines.at(-1)).toBe('   2.0 s  test 2');
  expect(slowestLines(tests.slice(0, 10))).toEqual([]);
});

test('a failed test is reported with the message of each attempt, without colours and stacks', () => {
  const messages = [
    '\u001B[31mExpected: 1\u001B[39m\n\nReceived: 2\n    at tours.test.ts:3',
    'Closed',
  ];
  expect(failureLines({ name: 'finds', ms: 40, isFailed: true, isFlaky: false, messages })).toEqual(
    ['Failed: finds', '  Expected: 1', '  Received: 2', '  Closed'],
  );
});

test('a test that passed at its second try is named', () => {
  expect(flakyLines(jestTests(jestResults))).toEqual(['Flaky: tours are kept']);
});
