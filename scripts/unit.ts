import { startPostgresServer } from '../worker/testing/postgresServer';
import { runTool } from './runTool';

// The worker's tests run on PostgreSQL too, where its server is installed.
const server = process.env['TEST_DATABASE_URL'] ? null : await startPostgresServer();
const url = process.env['TEST_DATABASE_URL'] ?? server?.url;
console.log(
  url
    ? 'Worker tests run on PGlite and PostgreSQL'
    : 'Worker tests run on PGlite alone: PostgreSQL is not installed',
);
try {
  process.exitCode = await runTool('jest/bin/jest.js', process.argv.slice(2), {
    ...(url ? { TEST_DATABASE_URL: url } : {}),
  });
} finally {
  await server?.stop();
}
