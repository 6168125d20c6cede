import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { startPostgresServer } from '../worker/testing/postgresServer';
import { readResults, UNIT_RESULTS } from './readResults';
import { runTool } from './runTool';
import { jestTests, slowestLines } from './testResults';

/** Merge base with main; on main itself the latest commit. */
function mergeBase(): string {
  for (const main of ['main', 'origin/main']) {
    try {
      const gitArguments = ['merge-base', 'HEAD', main];
      return execFileSync('git', gitArguments, { encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      // This clone has no such branch.
    }
  }
  throw new Error('--changed needs a branch main or origin/main to compare with');
}

/**
 * `npm run unit -- --changed` runs the tests that import, directly or indirectly, a file that differs from the merge
 * base with main, committed or not. It follows only imports: after changes to SQL, styles, packages or tool settings
 * run all tests. Everything else is passed to jest: `npm run unit -- src/state -t merges`.
 */
const args = process.argv
  .slice(2)
  .flatMap((arg) =>
    arg === '--changed' ? [`--changedSince=${mergeBase()}`, '--passWithNoTests'] : [arg],
  );

// The worker's tests also run on PostgreSQL when its server is installed.
const server = process.env['TEST_DATABASE_URL'] ? null : await startPostgresServer();
const url = process.env['TEST_DATABASE_URL'] ?? server?.url;
console.log(
  url
    ? 'Worker tests run on PGlite and PostgreSQL'
    : 'Worker tests run on PGlite alone: PostgreSQL is not installed',
);
mkdirSync('.cache', { recursive: true });
rmSync(UNIT_RESULTS, { force: true });
const output = ['--json', `--outputFile=${UNIT_RESULTS}`];
try {
  const env: Record<string, string> = {
    ...(url ? { TEST_DATABASE_URL: url } : {}),
    // A larger young generation for the short-lived objects of rendering: a fifteenth less processor time.
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`,
  };
  process.exitCode = await runTool('jest/bin/jest.js', [...output, ...args], env);
} finally {
  await server?.stop();
}
for (const line of slowestLines(jestTests(readResults(UNIT_RESULTS)))) console.log(line);
