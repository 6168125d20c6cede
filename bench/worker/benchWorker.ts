import autocannon, { type Client } from 'autocannon';
import { basename } from 'node:path';
import { startProduct } from '../../scripts/startProduct';
import type { Bench, Table } from '../measure/bench';
import { findFreePort } from '../measure/findFreePort';
import { chooseCalls, type Call } from './chooseCalls';

const SECONDS = Number(process.env['SECONDS'] ?? 10);
const SAMPLE_TOURS = process.env['SAMPLE_TOURS'] ?? '10000';
const CONNECTIONS = [10, 50];

async function measure(address: string, call: Call, connections: number) {
  const { name, method = 'GET', paths, headers } = call;
  const [path] = paths;
  // Each connection begins elsewhere in the spread.
  let begun = 0;
  const setupClient = (client: Client) => {
    if (paths.length === 1) return;
    const start = (begun++ * 997) % paths.length;
    const own = [...paths.slice(start), ...paths.slice(0, start)];
    client.setRequests(own.map((each) => ({ method, path: each, headers })));
  };
  const { requests, latency, throughput, errors, timeouts, non2xx, statusCodeStats } =
    await autocannon({
      url: `${address}${path}`,
      method,
      headers,
      connections,
      duration: SECONDS,
      timeout: 60,
      setupClient,
    });
  const unchanged = statusCodeStats['304']?.count ?? 0;
  return [
    name,
    String(connections),
    String(Math.round((requests.total / SECONDS) * 10) / 10),
    `${latency.p50} ms`,
    `${latency.p99} ms`,
    `${(throughput.total / Math.max(1, requests.total) / 1000).toFixed(1)} kB`,
    String(errors + timeouts + non2xx - unchanged),
  ];
}

async function measureTree(tree: string): Promise<Table> {
  const env = { SAMPLE_TOURS };
  const startedAt = performance.now();
  const product = await startProduct(await findFreePort(), env, { tree, args: ['--api-only'] });
  try {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    const rows: string[][] = [];
    for (const call of await chooseCalls(product.address)) {
      for (const connections of call.connections ?? CONNECTIONS) {
        rows.push(await measure(product.address, call, connections));
      }
    }
    return {
      title: `${basename(tree)}: PGlite, filled in ${seconds} s`,
      columns: ['Call', 'Connections', 'A second', 'p50', 'p99', 'Bytes', 'Errors'],
      rows,
    };
  } finally {
    await product.stop();
  }
}

/**
 * Load on the worker with the sample catalogue; `--beside ../before` measures another checkout after it.
 * SECONDS sets the time for each figure, SAMPLE_TOURS the number of tours.
 */
export const benchWorker: Bench = async (parts) => {
  const beside = parts[parts.indexOf('--beside') + 1];
  const trees = [process.cwd(), ...(parts.includes('--beside') && beside ? [beside] : [])];
  const tables: Table[] = [];
  for (const tree of trees) tables.push(await measureTree(tree));
  return { tables, goals: [] };
};
