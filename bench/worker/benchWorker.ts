import { basename } from 'node:path';
import { startProduct } from '../../scripts/product/startProduct';
import { startPostgresServer } from '../../worker/testing/postgresServer';
import type { Bench, Table } from '../measure/bench';
import { findFreePort } from '../../worker/testing/findFreePort';
import { measureAnalytics } from './analyticsOfMany';
import { chooseCalls } from './chooseCalls';
import { createDatabase } from './createDatabase';
import { loadColumns, measureCall } from './measureCall';
import { editorCalls } from './editorCalls';
import { measureEditors, mixColumns, mixTitle } from './mixedLoad';
import { comparePeers, isPeer } from './peer/comparePeers';
import { measurePush } from './pushRate';

const SAMPLE_TOURS = process.env['SAMPLE_TOURS'] ?? '10000';
const CONNECTIONS = [10, 50];

/** Measures a checkout on PGlite, or on a new database of the server. */
async function measureTree(
  tree: string,
  serverUrl: string | null,
  isMixed: boolean,
): Promise<Table> {
  const database: Record<string, string> =
    serverUrl === null ? {} : { DATABASE_URL: await createDatabase(serverUrl) };
  // All editors of a bench are the same person.
  const env = { SAMPLE_TOURS, RATE_LIMITS: 'off', ...database };
  const startedAt = performance.now();
  const product = await startProduct(await findFreePort(), env, { tree, args: ['--api-only'] });
  try {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    if (isMixed) {
      const figures = await measureEditors(product, await editorCalls(product.url));
      return { title: mixTitle, columns: mixColumns, rows: [figures] };
    }
    const rows: string[][] = [];
    for (const call of await chooseCalls(product.url)) {
      for (const connections of call.connections ?? CONNECTIONS) {
        const figures = await measureCall(product.url, call, connections);
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
 * Load on the worker with the sample catalogue, by wrk when installed and the call is plain, otherwise by autocannon.
 * `--beside ../before` then measures another checkout; `--beside directus` and `--beside strapi` measure other products
 * with the same records, in turn, all on PostgreSQL. `--postgres` measures on PostgreSQL, with a server for the run.
 * Instead of single calls, `--mixed` measures many concurrent editors, `--push` messages to devices, `--analytics`
 * figures of plays of every section in every language; `--mixed` also works with other products. SECONDS sets the
 * duration of each measurement, SAMPLE_TOURS the number of tours.
 */
export const benchWorker: Bench = async (parts) => {
  const beside = parts.filter((_part, at) => parts[at - 1] === '--beside');
  const peers = beside.filter(isPeer);
  const isMixed = parts.includes('--mixed');
  if (peers.length > 0) {
    return { tables: await comparePeers(peers, SAMPLE_TOURS, isMixed), goals: [] };
  }
  const server = parts.includes('--postgres') ? await startPostgresServer() : null;
  const url = server?.url ?? null;
  try {
    if (parts.includes('--push')) return { tables: [await measurePush(url)], goals: [] };
    if (parts.includes('--analytics')) return await measureAnalytics(url, SAMPLE_TOURS);
    const tables: Table[] = [];
    for (const tree of [process.cwd(), ...beside]) {
      tables.push(await measureTree(tree, url, isMixed));
    }
    return { tables, goals: [] };
  } finally {
    await server?.stop();
  }
};
