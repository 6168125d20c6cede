import autocannon, { type Client as Connection } from 'autocannon';
import type { Call } from './chooseCalls';
import { hasWrk, runWrk, type LoadResult } from './runWrk';

const SECONDS = Number(process.env['SECONDS'] ?? 10);
/** More would keep the measuring process busy serialising them. */
const PATHS_A_CONNECTION = 200;

/** Sends load with autocannon; each connection repeats its own part of the paths. */
async function runAutocannon(url: string, call: Call, connections: number): Promise<LoadResult> {
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
      url: `${url}${path}`,
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
    p95: null,
    p99: latency.p99,
    kilobytes: throughput.total / Math.max(1, requests.total) / 1000,
    errors: errors + timeouts + non2xx - unchanged,
  };
}

/** Columns of a load's figures. */
export const loadColumns = ['A second', 'p50', 'p95', 'p99', 'Bytes', 'Errors'];

/** Figures of a call under load, by wrk when installed and the call is plain, otherwise by autocannon. */
export async function measureCall(url: string, call: Call, connections: number): Promise<string[]> {
  const { method, paths, headers } = call;
  const isPlain = method === undefined && paths.length === 1;
  const { aSecond, p50, p95, p99, kilobytes, errors } =
    isPlain && (await hasWrk())
      ? await runWrk({ url: `${url}${paths[0]}`, headers, connections, seconds: SECONDS })
      : await runAutocannon(url, call, connections);
  // Without a response there is no time or size.
  const time = (value: number | null) =>
    value === null || aSecond === 0 ? '–' : `${Math.round(value)} ms`;
  return [
    String(Math.round(aSecond * 10) / 10),
    ...[p50, p95, p99].map(time),
    aSecond === 0 ? '–' : `${kilobytes.toFixed(1)} kB`,
    String(errors),
  ];
}
