import { parseArgs } from 'node:util';
import { runTool } from './runTool';

/**
 * Lets each call of the worker meet each fault of its answer and prints what came of it:
 * `npm run faults -- --seed 7`. The seed decides where answers are damaged and how slow they are.
 */
const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } });
process.exitCode = await runTool('jest/bin/jest.js', ['src/state/api/faultMatrix'], {
  FAULTS_SEED: values.seed,
});
