import { runTool } from '../runTool';
import { startPostgresServer } from '../../worker/testing/postgresServer';

/**
 * Long forms of tests on PostgreSQL: `npm run soak -- workers` runs the worker's tests with two workers that take
 * calls in turn, `npm run soak -- rolling` replaces workers under load, 20 times unless ROUNDS says otherwise.
 */
const kinds: Record<string, { args: string[]; env: Record<string, string> }> = {
  workers: {
    // Counts of builds in memory, and of processes, are those of one worker.
    args: ['worker', '--testPathIgnorePatterns', 'respondStored', 'worker/start', 'twoWorkers'],
    env: { TEST_WORKERS: '2' },
  },
  rolling: { args: ['rollingUpdate'], env: { ROUNDS: process.env['ROUNDS'] ?? '20' } },
};

const kind = kinds[process.argv[2] ?? ''];
if (kind === undefined) throw new Error(`Name one of ${Object.keys(kinds).join(', ')}`);
const server = await startPostgresServer();
if (server === null) throw new Error('PostgreSQL is not installed');
try {
  const env = { ...kind.env, TEST_DATABASE_URL: server.url };
  process.exitCode = await runTool('jest/bin/jest.js', kind.args, env);
} finally {
  await server.stop();
}
