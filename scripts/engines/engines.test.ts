import { engineTableLines } from './engineTable';
import { readEngineChoice } from './engines';

test('an engine is read from the arguments, and the others are Playwright’s', () => {
  expect(readEngineChoice(['--engine', 'firefox', 'editorKeepsATour', '--trace', 'on'])).toEqual({
    named: ['firefox'],
    rest: ['editorKeepsATour', '--trace', 'on'],
  });
  expect(readEngineChoice(['editorKeepsATour'])).toEqual({
    named: null,
    rest: ['editorKeepsATour'],
  });
  expect(() => readEngineChoice(['--engine', 'opera'])).toThrow('one of chromium, firefox, webkit');
  expect(() => readEngineChoice(['--engine'])).toThrow('one of chromium, firefox, webkit');
});

const run = (projectName: string, status: string) => ({ projectName, status });
const report = {
  suites: [
    {
      specs: [
        {
          title: 'keeps a tour',
          ok: false,
          tests: [
            run('chromium', 'expected'),
            run('firefox', 'unexpected'),
            run('webkit', 'expected'),
          ],
        },
        { title: 'prints', ok: true, tests: [run('chromium', 'expected')] },
        {
          title: 'plays',
          ok: true,
          tests: [run('chromium', 'flaky'), run('firefox', 'skipped')],
        },
      ],
    },
  ],
};

test('the table names each sentence that several engines keep, and what became of it', () => {
  expect(engineTableLines(report, ['chromium', 'firefox', 'webkit'])).toEqual([
    'chromium   firefox    webkit     Sentences in more than one engine',
    'ok         FAILED     ok         keeps a tour',
    '2nd try    not run    -          plays',
  ]);
});

test('one engine makes no table', () => {
  const alone = [{ title: 'prints', ok: true, tests: [run('chromium', 'expected')] }];
  expect(engineTableLines({ suites: [{ specs: alone }] }, ['chromium'])).toEqual([]);
});
