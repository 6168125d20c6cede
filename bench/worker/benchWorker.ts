import { basename } from 'node:path';
import { startProduct } from '../../scripts/startProduct';
import { startPostgresServer } from '../../worker/testing/postgresServer';
import type { Bench, Table } from '../measure/bench';
import { findFreePort } from '../measure/findFreePort';
import { chooseCalls } from './chooseCalls';
import { createDatabase } from './createDatabase';
import { loadColumns, measureCall } from './measureCall';
import { measureMix } from './mixedLoad';

const SAMPLE_TOURS = process.env['SAMPLE_TOURS'] ?? '10000';
const CONNECTIONS = [10, 50];

/** Measures a checkout on PGlite, or on a database of its own on the server. */
async function measureTree(
  tree: string,
  serverUrl: string | null,
  isMixed: boolean,
): Promise<Table> {
  const database: Record<string, string> =
    serverUrl === null ? {} : { DATABASE_URL: await createDatabase(serverUrl) };
  // All editors of a bench are one person.
  const env = { SAMPLE_TOURS, RATE_LIMITS: 'off', ...database };
  const startedAt = performance.now();
  const product = await startProduct(await findFreePort(), env, { tree, args: ['--api-only'] });
  try {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    if (isMixed) return await measureMix(product);
    const rows: string[][] = [];
    for (const call of await chooseCalls(product.address)) {
      for (const connections of call.connections ?? CONNECTIONS) {
        const figures = await measureCall(product.address, call, connections);
        rows.push([call.name, String(connections), ...figures]);
      }
    }
    return {
      title: `${basename(tree)}: ${serverUrl === null ? 'PGlite' : 'PostgreSQL'}, filled in ${seconds} s`,
      columns: ['Call', 'Connections', ...loadColumns],
      rows,
    };
  } finally {
    await product.stop();
  }
}

/**
 * Load on the worker with the sample catalogue, by wrk where it is installed and the call is plain, else by
 * autocannon. `--beside ../before` measures another checkout after it, `--postgres` on PostgreSQL, with a server for
 * the run, `--mixed` what many editors do at once. SECONDS sets the time for each figure, SAMPLE_TOURS the number of
 * tours.
 */
export const benchWorker: Bench = async (parts) => {
  const beside = parts[parts.indexOf('--beside') + 1];
  const trees = [process.cwd(), ...(parts.includes('--beside') && beside ? [beside] : [])];
  const tables: Table[] = [];
  const server = parts.includes('--postgres') ? await startPostgresServer() : null;
  try {
    for (const tree of trees) {
      tables.push(await measureTree(tree, server?.url ?? null, parts.includes('--mixed')));
    }
  } finally {
    await server?.stop();
  }
  return { tables, goals: [] };
};
