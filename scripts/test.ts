import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run, runTool } from './runTool';

/** Not among the results of the browser tests, whose tool empties their folder. */
const UNIT_RESULTS = '.cache/unit-results.json';
const E2E_RESULTS = 'test-results/e2e.json';

interface Counts {
  passed: number;
  failed: number;
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function numberIn(value: unknown, name: string): number {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, name) : 0;
  return typeof found === 'number' ? found : 0;
}

/** Every object in a value, however deep, that passes. */
function objectsIn(value: unknown, passes: (found: object) => boolean): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap((inner) => objectsIn(inner, passes));
  return passes(value) ? [value, ...within] : within;
}

function unitCounts(): Counts {
  const results = read(UNIT_RESULTS);
  return {
    passed: numberIn(results, 'numPassedTests'),
    failed: numberIn(results, 'numFailedTests') + numberIn(results, 'numRuntimeErrorTestSuites'),
  };
}

/** The words of what failed, so that the last lines of a long run tell it. */
function failures(): string[] {
  const unit = objectsIn(
    read(UNIT_RESULTS),
    (found) => 'fullName' in found && Reflect.get(found, 'status') === 'failed',
  ).map((test) => Reflect.get(test, 'fullName'));
  const e2e = objectsIn(
    read(E2E_RESULTS),
    (found) => 'tests' in found && Reflect.get(found, 'ok') === false,
  ).map((spec) => `${Reflect.get(spec, 'file')}: ${Reflect.get(spec, 'title')}`);
  return [...unit, ...e2e].map(String);
}

function e2eCounts(): Counts {
  const results = read(E2E_RESULTS);
  const stats =
    typeof results === 'object' && results !== null ? Reflect.get(results, 'stats') : undefined;
  return { passed: numberIn(stats, 'expected'), failed: numberIn(stats, 'unexpected') };
}

/** Each step runs even when an earlier one failed: one run tells everything. Gives those that failed. */
async function runAll(): Promise<string[]> {
  const broken: string[] = [];
  const note = (step: string, code: number) => {
    if (code !== 0) broken.push(step);
  };
  for (const script of ['types', 'lint', 'boundaries', 'specification', 'docs']) {
    note(`npm run ${script}`, await run('npm', ['run', '--silent', script]));
  }
  const unit = ['scripts/unit.ts', '--json', `--outputFile=${UNIT_RESULTS}`];
  note('the tests by jest', await runTool('tsx/dist/cli.mjs', unit));
  note('the browser tests', await runTool('tsx/dist/cli.mjs', ['scripts/e2e.ts']));
  return broken;
}

rmSync('test-results', { recursive: true, force: true });
rmSync(UNIT_RESULTS, { force: true });
mkdirSync('.cache', { recursive: true });
const broken = await runAll();
const counts = [unitCounts(), e2eCounts()];
const total = (kind: keyof Counts) => counts.reduce((sum, count) => sum + count[kind], 0);
for (const words of [...broken, ...failures()]) console.log(`Failed: ${words}`);
console.log(`\n${total('passed')} passed, ${Math.max(total('failed'), broken.length)} failed`);
process.exitCode = broken.length === 0 && total('passed') > 0 ? 0 : 1;
