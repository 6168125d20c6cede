import { startPostgresServer } from '../../worker/testing/postgresServer';
import { runTool } from '../runTool';
import { runBrowser } from './runBrowser';
import { runCrowd } from './runCrowd';

const rounds = (usual: number) => process.env['ROUNDS'] ?? String(usual);

/**
 * Long forms of tests on PostgreSQL: `npm run soak -- workers` runs the worker's tests with two workers that take calls
 * in turn; `rolling` replaces workers under load, 20 times unless ROUNDS is set; `killed` kills them 40 times in the
 * middle of writes and uploads, also on PGlite; `push` kills them 20 times in the middle of sending.
 */
const tests: Record<string, { args: string[]; env: Record<string, string> }> = {
  workers: {
    // Excludes tests that count in-memory builds or processes, which assume a single worker.
    args: [
      ...['worker', '--testPathIgnorePatterns', 'respondFromCache', 'worker/start', 'twoWorkers'],
      ...['--testNamePattern', '^(?!.* are made once each, )'],
    ],
    env: { TEST_WORKERS: '2' },
  },
  rolling: { args: ['rollingUpdate'], env: { ROUNDS: rounds(20) } },
  killed: { args: ['killedWorker'], env: { ROUNDS: rounds(40) } },
  push: { args: ['killedPush'], env: { ROUNDS: rounds(20) } },
};
/** Each resolves to true when its conditions held. */
const runs: Record<string, () => Promise<boolean>> = { crowd: runCrowd, browser: runBrowser };

async function runTests({ args, env }: { args: string[]; env: Record<string, string> }) {
  const server = await startPostgresServer();
  if (server === null) throw new Error('PostgreSQL is not installed');
  try {
    return await runTool('jest/bin/jest.js', args, { ...env, TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

const kind = process.argv[2] ?? '';
const [test, run] = [tests[kind], runs[kind]];
if (test !== undefined) process.exitCode = await runTests(test);
else if (run !== undefined) process.exitCode = (await run()) ? 0 : 1;
else {
  console.error(`Which? One of: ${[...Object.keys(tests), ...Object.keys(runs)].join(', ')}`);
  process.exitCode = 2;
}
