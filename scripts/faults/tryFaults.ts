import { parseArgs } from 'node:util';
import { runTool } from '../runTool';

/**
 * Lets each call of the worker meet each fault of its response and prints what came of it:
 * `npm run faults -- --seed 7`. The seed decides where responses are damaged and how slow they are. With `--browser`
 * the screens meet them, with `--parsers` each reader of strangers' files meets `--mutations` damaged ones.
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
