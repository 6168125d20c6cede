import autocannon from 'autocannon';
import { basename } from 'node:path';
import { startProduct } from '../../scripts/startProduct';
import type { Bench, Table } from '../measure/bench';
import { findFreePort } from '../measure/findFreePort';
import { signInByHttp } from './signInByHttp';

const SECONDS = Number(process.env['SECONDS'] ?? 10);
const SAMPLE_TOURS = process.env['SAMPLE_TOURS'] ?? '10000';
const CONNECTIONS = [10, 50];

interface Call {
  name: string;
  path: string;
  headers: Record<string, string>;
}

async function chooseCalls(address: string): Promise<Call[]> {
  const authorization = `Bearer ${await signInByHttp(address)}`;
  const headers = { authorization, 'accept-encoding': 'gzip, deflate, br' };
  const list = await fetch(`${address}/api/tours?lang=en`, { headers });
  const tours = (await list.json()) as { id: string }[];
  const known = { 'if-none-match': list.headers.get('etag') ?? '' };
  const isPublic = { 'accept-encoding': headers['accept-encoding'] };
  return [
    { name: `List of ${tours.length}`, path: '/api/tours?lang=en', headers },
    {
      name: 'The list, unchanged (304)',
      path: '/api/tours?lang=en',
      headers: { ...headers, ...known },
    },
    { name: 'Landing page', path: '/api/landing?lang=en', headers: isPublic },
    { name: 'Languages', path: '/api/languages', headers: isPublic },
    { name: 'One tour', path: `/api/tours/${tours[0]?.id ?? ''}?lang=en`, headers },
  ];
}

async function measure(address: string, { name, path, headers }: Call, connections: number) {
  const url = address + path;
  const { requests, latency, throughput, errors, timeouts, non2xx, statusCodeStats } =
    await autocannon({ url, headers, connections, duration: SECONDS, timeout: 60 });
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
      for (const connections of CONNECTIONS) {
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
