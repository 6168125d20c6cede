import { stripVTControlCharacters } from 'node:util';

/** A test that ran: its name, duration, and the failures of its attempts. */
export interface RanTest {
  name: string;
  ms: number;
  isFailed: boolean;
  /** True when it failed first and passed on a retry. */
  isFlaky: boolean;
  /** Message of each failed attempt. */
  messages: string[];
}

/** All objects within a value, at any depth, that match a predicate. */
export function objectsIn(value: unknown, passes: (found: object) => boolean): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap((inner) => objectsIn(inner, passes));
  return passes(value) ? [value, ...within] : within;
}

const numberIn = (found: object, name: string): number => {
  const value: unknown = Reflect.get(found, name);
  return typeof value === 'number' ? value : 0;
};

const stringsIn = (values: unknown): string[] =>
  Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];

/** Error messages of a run, each with the test line that raised it. */
const messagesOf = (run: object): string[] =>
  objectsIn(Reflect.get(run, 'errors'), (found) => 'message' in found).map((error) => {
    const [place] = objectsIn(Reflect.get(error, 'location'), (found) => 'line' in found);
    const line = place === undefined ? '' : ` (line ${numberIn(place, 'line')})`;
    return `${String(Reflect.get(error, 'message'))}${line}`;
  });

/** Tests in jest's `--json` output. */
export function jestTests(results: unknown): RanTest[] {
  const tests = objectsIn(results, (found) => 'fullName' in found && 'status' in found);
  return tests
    .filter((test) => ['passed', 'failed'].includes(Reflect.get(test, 'status')))
    .map((test) => {
      const isFailed = Reflect.get(test, 'status') === 'failed';
      return {
        name: String(Reflect.get(test, 'fullName')),
        ms: numberIn(test, 'duration'),
        isFailed,
        isFlaky: !isFailed && numberIn(test, 'invocations') > 1,
        messages: stringsIn(Reflect.get(test, 'failureMessages')),
      };
    });
}

/** Number of test files in jest's results that failed outside their tests. */
export function brokenFiles(results: unknown): number {
  const isObject = typeof results === 'object' && results !== null;
  return isObject ? numberIn(results, 'numRuntimeErrorTestSuites') : 0;
}

/** Tests in the output of Playwright's JSON reporter, without those that never ran. */
export function playwrightTests(results: unknown): RanTest[] {
  return objectsIn(results, (found) => 'tests' in found && 'ok' in found).flatMap((spec) => {
    const runs = objectsIn(spec, (found) => 'duration' in found && 'workerIndex' in found);
    if (runs.length === 0) return [];
    const isFailed = Reflect.get(spec, 'ok') === false;
    const messages = runs.flatMap(messagesOf);
    return {
      name: `${Reflect.get(spec, 'file')}: ${Reflect.get(spec, 'title')}`,
      ms: runs.reduce((sum, run) => sum + numberIn(run, 'duration'), 0),
      isFailed,
      isFlaky: !isFailed && messages.length > 0,
      messages,
    };
  });
}

const SLOWEST = 10;

/** Lines that name the slowest tests; empty when there are too few to compare. */
export function slowestLines(tests: readonly RanTest[]): string[] {
  if (tests.length <= SLOWEST) return [];
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  const lines = slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  return [`The ${SLOWEST} slowest of ${tests.length} tests:`, ...lines];
}

/** Maximum number of printed lines per message. */
const MESSAGE_LINES = 12;

/** Lines that name the tests that passed on their second attempt. */
export const flakyLines = (tests: readonly RanTest[]): string[] =>
  tests.filter(({ isFlaky }) => isFlaky).map(({ name }) => `Flaky: ${name}`);

/** Lines that name a failed test and describe the failure of each attempt. */
export const failureLines = ({ name, messages }: RanTest): string[] => [
  `Failed: ${name}`,
  ...messages.flatMap((message) =>
    stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
      .slice(0, MESSAGE_LINES)
      .map((line) => `  ${line}`),
  ),
];
