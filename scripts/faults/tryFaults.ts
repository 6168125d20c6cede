import { parseArgs } from 'node:util';
import { runTool } from '../runTool';

/**
 * Injects every fault into the response of every worker call and prints the outcomes: `npm run faults -- --seed 7`. The
 * seed determines where responses are damaged and how slow they are. With `--browser` the faults hit the screens; with
 * `--parsers` each reader of external files gets `--mutations` damaged files.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    browser: { type: 'boolean', default: false },
    parsers: { type: 'boolean', default: false },
    mutations: { type: 'string', default: '100000' },
  },
});
const { seed, mutations } = values;
if (values.browser) {
  const spec = ['scripts/e2e.ts', '--engine', 'chromium', 'everyFaultHasAWayOn'];
  process.exitCode = await runTool('tsx/dist/cli.mjs', spec, { FAULTS: 'all' });
} else if (values.parsers) {
  const env = { FAULTS_SEED: seed, MUTATIONS: mutations };
  process.exitCode = await runTool('jest/bin/jest.js', ['src/testing/parsers'], env);
} else {
  const env = { FAULTS_SEED: seed };
  process.exitCode = await runTool('jest/bin/jest.js', ['src/state/api/faultMatrix'], env);
}
