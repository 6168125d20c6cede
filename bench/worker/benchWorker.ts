import autocannon, { type Client as Connection } from 'autocannon';
import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { Client } from 'pg';
import { startProduct } from '../../scripts/startProduct';
import { startPostgresServer } from '../../worker/testing/postgresServer';
import { databaseUrl } from '../../worker/testing/snapshot';
import type { Bench, Table } from '../measure/bench';
import { findFreePort } from '../measure/findFreePort';
import { chooseCalls, type Call } from './chooseCalls';
import { measureMix } from './mixedLoad';
import { hasWrk, runWrk, type Answered } from './runWrk';

const SECONDS = Number(process.env['SECONDS'] ?? 10);
const SAMPLE_TOURS = process.env['SAMPLE_TOURS'] ?? '10000';
const CONNECTIONS = [10, 50];
/** More would keep the measuring process busy with writing them down. */
const PATHS_A_CONNECTION = 200;

/** Asks with autocannon; each connection has a part of the spread, which it repeats. */
async function runAutocannon(address: string, call: Call, connections: number): Promise<Answered> {
  const { method = 'GET', paths, headers } = call;
  const [path] = paths;
  let begun = 0;
  const setupClient = (client: Connection) => {
    if (paths.length === 1) return;
    const start = (begun++ * 997) % paths.length;
    const own = [...paths.slice(start), ...paths].slice(0, PATHS_A_CONNECTION);
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
  return {
    aSecond: requests.total / SECONDS,
    p50: latency.p50,
    p99: latency.p99,
    kilobytes: throughput.total / Math.max(1, requests.total) / 1000,
    errors: errors + timeouts + non2xx - unchanged,
  };
}

async function measure(address: string, call: Call, connections: number) {
  const { name, method, paths, headers } = call;
  const isPlain = method === undefined && paths.length === 1;
  const answered =
    isPlain && (await hasWrk())
      ? await runWrk({ url: `${address}${paths[0]}`, headers, connections, seconds: SECONDS })
      : await runAutocannon(address, call, connections);
  return [
    name,
    String(connections),
    String(Math.round(answered.aSecond * 10) / 10),
    `${Math.round(answered.p50)} ms`,
    `${Math.round(answered.p99)} ms`,
    `${answered.kilobytes.toFixed(1)} kB`,
    String(answered.errors),
  ];
}

/** URL of a new database on the server. */
async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return databaseUrl(serverUrl, name);
}

/** Measures a checkout on PGlite, or on a database of its own on the server. */
async function measureTree(
  tree: string,
  serverUrl: string | null,
  isMixed: boolean,
): Promise<Table> {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const database: Record<string, string> =
    serverUrl === null ? {} : { DATABASE_URL: await createDatabase(serverUrl, name) };
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
        rows.push(await measure(product.address, call, connections));
      }
    }
    return {
      title: `${basename(tree)}: ${serverUrl === null ? 'PGlite' : 'PostgreSQL'}, filled in ${seconds} s`,
      columns: ['Call', 'Connections', 'A second', 'p50', 'p99', 'Bytes', 'Errors'],
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
