import { findFreePort } from '../../worker/testing/findFreePort';
import { runTool } from '../runTool';
import { startProduct } from '../product/startProduct';

/** Runs a script of an installed package; throws when it fails. */
async function runInstalled(script: string, ...args: string[]): Promise<void> {
  const code = await runTool(script, args);
  if (code !== 0) throw new Error(`${[script, ...args].join(' ')} failed`);
}

/** Builds and starts the product on an empty directory, requests its pages and a response, and stops it. */
async function verifyStart(): Promise<void> {
  const product = await startProduct(await findFreePort());
  try {
    for (const path of ['/', '/admin/tours', '/api/landing']) {
      const { ok, status } = await fetch(product.url + path);
      if (!ok) throw new Error(`GET ${path} got ${status}`);
    }
  } finally {
    await product.stop();
  }
}

console.log(`Verifying build, start and the tests of worker and build on Node ${process.version}`);
await verifyStart();
// Only on PGlite, which runs inside Node; a PostgreSQL server is independent of the Node version. Tests that start many
// processes are excluded: `start.test.ts` covers starting on each version.
const slowStarts = ['worker/move', 'worker/backup', 'startOnS3', 'killedWorker', 'killedPush'];
const leaveOut = ['--testPathIgnorePatterns', ...slowStarts];
await runInstalled('jest/bin/jest.js', '--selectProjects', 'worker', ...leaveOut);
