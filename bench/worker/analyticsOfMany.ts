import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../../scripts/product/startProduct';
import type { BenchReport, Goal } from '../measure/bench';
import { findFreePort } from '../../worker/testing/findFreePort';
import { createDatabase } from './createDatabase';
import { fillManyPlays } from './manyPlays';
import { signInByHttp } from './signInByHttp';

const CALLS = Number(process.env['RUNS'] ?? 30);
const LIMIT_MS = 50;
/** Longer than the worker's write interval for plays, in milliseconds. */
const WRITTEN_MS = 1100;
const kinds = ['overview', 'sections', 'tours'];

type Headers = Record<string, string>;
const formatMs = (ms: number | undefined) => `${(ms ?? 0).toFixed(1)} ms`;

/** Id of a section of the newest tour. */
async function findSection(url: string, headers: Headers) {
  const read = async (path: string) => (await fetch(url + path, { headers })).json();
  const [tour] = (await read('/api/tours?lang=en&limit=1')) as { id: string }[]; // this worker's own responses
  const [section] = (await read(`/api/tours/${tour?.id ?? ''}/sections?lang=en`)) as {
    id: string;
  }[];
  return section?.id ?? '';
}

async function change(method: string, url: string, headers: Headers, content?: object) {
  const body = content === undefined ? null : JSON.stringify(content);
  const json = { ...headers, 'content-type': 'application/json' };
  const response = await fetch(url, { method, headers: json, body });
  if (!response.ok)
    throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
}

/** Reads a response without decompressing it: that would be the client's time. */
async function readCompressed(url: string, headers: Headers): Promise<void> {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`GET ${url}: ${response.statusCode}`);
}

/** Times of a response in milliseconds, shortest first, with a change before each call. */
async function measureKind(
  url: string,
  kind: string,
  before: () => Promise<void>,
  headers: Headers,
) {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    await before();
    const startedAt = performance.now();
    await readCompressed(`${url}/api/analytics?type=${kind}`, headers);
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b);
}

/** Analytics for one caller while plays are written between its calls, and after each edit of a section. */
export async function measureAnalytics(
  serverUrl: string | null,
  sampleTours: string,
): Promise<BenchReport> {
  const databaseUrl = serverUrl === null ? null : await createDatabase(serverUrl);
  const filled = await fillManyPlays(databaseUrl, Number(sampleTours));
  const database: Record<string, string> =
    databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const env = { RATE_LIMITS: 'off', ...database };
  const started = startProduct(await findFreePort(), env, {
    args: ['--api-only'],
    copyOf: filled.directory,
  });
  const { url, stop } = await started.finally(filled.remove);
  const engine = serverUrl === null ? 'PGlite' : 'PostgreSQL';
  try {
    const authorization = `Bearer ${await signInByHttp(url)}`;
    const headers = { authorization, 'accept-encoding': 'gzip, deflate, br' };
    const id = await findSection(url, headers);
    const section = `${url}/api/sections/${id}`;
    let order_index = 0;
    const play = async () => {
      await change('POST', `${section}/play?lang=en`, headers);
      await pause(WRITTEN_MS);
    };
    const edit = () =>
      change('PATCH', `${section}?lang=en`, headers, { order_index: ++order_index });
    const [rows, goals]: [string[][], Goal[]] = [[], []];
    for (const [state, before] of [
      ['while plays come', play],
      ['after an edit', edit],
    ] as const) {
      for (const kind of kinds) {
        const times = await measureKind(url, kind, before, headers);
        const at = (share: number) => times[Math.ceil(times.length * share) - 1];
        const name = `${kind}, ${state}`;
        rows.push([name, ...[0.5, 0.95, 1].map((share) => formatMs(at(share)))]);
        if (state !== 'while plays come') continue;
        const [measured, isMet] = [formatMs(at(0.5)), (at(0.5) ?? 0) < LIMIT_MS];
        goals.push({
          name: `Analytics on ${engine}: ${name}`,
          measured,
          limit: `${LIMIT_MS} ms`,
          isMet,
        });
      }
    }
    const title = `Analytics of ${filled.rows} rows of plays, ${engine}, ${CALLS} calls each`;
    const table = { title, columns: ['Call', 'p50', 'p95', 'Longest'], rows };
    return { tables: [table], goals };
  } finally {
    await stop();
  }
}
