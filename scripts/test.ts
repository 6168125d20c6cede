import { rmSync } from 'node:fs';
import { E2E_RESULTS, readResults, UNIT_RESULTS } from './readResults';
import { engineTableLines } from './engines/engineTable';
import { installedEngines } from './engines/engines';
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

rmSync('test-results', { recursive: true, force: true });
rmSync(UNIT_RESULTS, { force: true });

/** Each step runs even after a failure, so that one run reports everything. */
const broken = await runSteps(staticChecks);
const note = (step: string, code: number) => {
  if (code !== 0) broken.push(step);
};
note('the tests by jest', await runTool('tsx/dist/cli.mjs', ['scripts/unit.ts']));
note('the browser tests', await runTool('tsx/dist/cli.mjs', ['scripts/e2e.ts']));
// Repeats the build that the browser tests used, which must give the same result.
note(
  'npm run build-again',
  await runTool('tsx/dist/cli.mjs', ['scripts/supplyChain/buildAgain.ts']),
);

const unitResults = readResults(UNIT_RESULTS);
const browserResults = readResults(E2E_RESULTS);
const tests = [...jestTests(unitResults), ...playwrightTests(browserResults)];
const failed = tests.filter(({ isFailed }) => isFailed);
const passed = tests.length - failed.length;
const failures = Math.max(failed.length + brokenFiles(unitResults), broken.length);
// The last lines of a long run report its failures.
for (const line of slowestLines(tests)) console.log(line);
for (const line of engineTableLines(browserResults, installedEngines())) console.log(line);
for (const line of flakyLines(tests)) console.log(line);
for (const step of broken) console.log(`Failed: ${step}`);
for (const line of failed.flatMap(failureLines)) console.log(line);
console.log(`\n${passed} passed, ${failures} failed`);
process.exitCode = broken.length === 0 && passed > 0 ? 0 : 1;
