import { rmSync } from 'node:fs';
import { E2E_RESULTS, readResults, UNIT_RESULTS } from './readResults';
import { engineTableLines } from './engines/engineTable';
import { readEngineChoice } from './engines/engines';
import { runSteps } from './steps/runSteps';
import { runTool } from './runTool';
import { staticChecks } from './steps/staticChecks';
import {
  brokenFiles,
  failureLines,
  flakyLines,
  jestTests,
  playwrightTests,
  slowestLines,
} from './testResults';

/**
 * `npm test` runs the browser tests in Chromium; `npm test -- --engine chromium --engine firefox` in both engines. With
 * `--build-again` it also repeats the build that they used, which must give the same result.
 */
const { named, rest } = readEngineChoice(process.argv.slice(2));
const engines = named ?? ['chromium'];
const engineArguments = engines.flatMap((engine) => ['--engine', engine]);

rmSync('test-results', { recursive: true, force: true });
rmSync(UNIT_RESULTS, { force: true });

/** Each step runs even after a failure, so that one run reports everything. */
const broken = await runSteps(staticChecks);
const note = (step: string, code: number) => {
  if (code !== 0) broken.push(step);
};
note('the tests by jest', await runTool('tsx/dist/cli.mjs', ['scripts/unit.ts']));
note(
  'the browser tests',
  await runTool('tsx/dist/cli.mjs', ['scripts/e2e.ts', ...engineArguments]),
);
if (rest.includes('--build-again')) {
  note(
    'npm run build-again',
    await runTool('tsx/dist/cli.mjs', ['scripts/supplyChain/buildAgain.ts']),
  );
}

const unitResults = readResults(UNIT_RESULTS);
const browserResults = readResults(E2E_RESULTS);
const tests = [...jestTests(unitResults), ...playwrightTests(browserResults)];
const failed = tests.filter(({ isFailed }) => isFailed);
const passed = tests.length - failed.length;
const failures = Math.max(failed.length + brokenFiles(unitResults), broken.length);
// The last lines of a long run report its failures.
for (const line of slowestLines(tests)) console.log(line);
for (const line of engineTableLines(browserResults, engines)) console.log(line);
for (const line of flakyLines(tests)) console.log(line);
for (const step of broken) console.log(`Failed: ${step}`);
for (const line of failed.flatMap(failureLines)) console.log(line);
console.log(`\n${passed} passed, ${failures} failed`);
process.exitCode = broken.length === 0 && passed > 0 ? 0 : 1;
