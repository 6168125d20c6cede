import autocannon, { type Client as Connection } from 'autocannon';
import type { Product } from '../../scripts/product/startProduct';
import { residentMegabytes } from '../../scripts/soak/residentMegabytes';
import { seededRandom } from '../../worker/sample/seededRandom';
import type { Table } from '../measure/bench';
import { signInByHttp } from './signInByHttp';

const EDITORS = Number(process.env['EDITORS'] ?? 200);
const SECONDS = Number(process.env['MIX_SECONDS'] ?? 60);
/** Calls that an editor repeats. */
const CALLS_AN_EDITOR = 50;
const CHANGED = 0.02;

interface Chosen {
  method: 'GET' | 'PATCH';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Calls of one editor, in an order of their own; a change makes the list, which others then ask for, a new one. */
function callsOf(editor: number, ids: readonly string[], headers: Record<string, string>) {
  const random = seededRandom(`editor ${editor}`);
  const reads = [
    () => '/api/tours?lang=en',
    () => '/api/languages',
    () => `/api/search?q=${random.pick(['fort', 'taj', 'river', 'किला'])}&lang=en&limit=20`,
    () => `/api/tours/${random.pick(ids)}?lang=en`,
    () => `/api/tours/${random.pick(ids)}?lang=hi`,
    () => `/api/tours/${random.pick(ids)}/sections?lang=en`,
    () => `/api/tours/${random.pick(ids)}/translations`,
  ];
  return Array.from({ length: CALLS_AN_EDITOR }, (): Chosen => {
    if (!random.chance(CHANGED))
      return { method: 'GET', path: encodeURI(random.pick(reads)()), headers };
    const body = JSON.stringify({ duration_seconds: random.integer(600, 7200) });
    const path = `/api/tours/${random.pick(ids)}?lang=en`;
    return {
      method: 'PATCH',
      path,
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    };
  });
}

/** Many editors at once without a pause between their calls, and the worker's memory before and after. */
export async function measureMix({ address, pid }: Product): Promise<Table> {
  const authorization = `Bearer ${await signInByHttp(address)}`;
  const headers = { authorization, 'accept-encoding': 'gzip, deflate, br' };
  const list = await fetch(`${address}/api/tours?lang=en`, { headers });
  const ids = ((await list.json()) as { id: string }[]).map(({ id }) => id); // our own answer
  // An editor who has the list asks whether it is still the same.
  const known = { ...headers, 'if-none-match': list.headers.get('etag') ?? '' };
  const before = residentMegabytes(pid);
  let editor = 0;
  const setupClient = (client: Connection) => client.setRequests(callsOf(editor++, ids, known));
  const options = {
    url: address,
    connections: EDITORS,
    duration: SECONDS,
    timeout: 60,
    setupClient,
  };
  const { requests, latency, errors, timeouts, statusCodeStats } = await autocannon(options);
  const statuses = Object.entries(statusCodeStats).map(
    ([status, stats]) => `${status}: ${stats?.count ?? 0}`,
  );
  return {
    title: `${EDITORS} editors at work for ${SECONDS} s, a change among ${1 / CHANGED} calls`,
    columns: ['A second', 'p50', 'p90', 'p97.5', 'p99', 'Lost', 'Statuses', 'Memory before, after'],
    rows: [
      [
        String(Math.round(requests.total / SECONDS)),
        ...[latency.p50, latency.p90, latency.p97_5, latency.p99].map((time) => `${time} ms`),
        String(errors + timeouts),
        statuses.join(', '),
        `${Math.round(before)} MB, ${Math.round(residentMegabytes(pid))} MB`,
      ],
    ],
  };
}
