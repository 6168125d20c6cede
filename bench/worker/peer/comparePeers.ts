import { startProduct } from '../../../scripts/product/startProduct';
import { residentMegabytes } from '../../../scripts/soak/residentMegabytes';
import type { LandingContent } from '../../../src/domain/tours/landing';
import { startPostgresServer } from '../../../worker/testing/postgresServer';
import type { Table } from '../../measure/bench';
import { findFreePort } from '../../../worker/testing/findFreePort';
import type { Call } from '../chooseCalls';
import { createDatabase } from '../createDatabase';
import { loadColumns, measureCall } from '../measureCall';
import {
  measureEditors,
  mixColumns,
  mixTitle,
  pickDuration,
  pickWord,
  type EditorCalls,
} from '../mixedLoad';
import { signInByHttp } from '../signInByHttp';
import { directus } from './directus';
import {
  comparedCalls,
  MOST_FOUND,
  SEARCHED,
  type ComparedCall,
  type Editing,
  type Peer,
  type PeerTour,
  type RunningPeer,
} from './peer';
import { strapi } from './strapi';

const peers: Record<string, Peer> = { directus, strapi };
export const isPeer = (name: string): boolean => Object.hasOwn(peers, name);

const CONNECTIONS = 10;
const encodings = { 'accept-encoding': 'gzip, deflate, br' };

interface Contender extends RunningPeer {
  name: string;
}

/** Starts this checkout's worker on PostgreSQL; returns it with the records to copy into the other products. */
async function startOurs(databaseUrl: string, sampleTours: string) {
  const env = { SAMPLE_TOURS: sampleTours, RATE_LIMITS: 'off', DATABASE_URL: databaseUrl };
  const { url, pid, stop } = await startProduct(await findFreePort(), env, {
    args: ['--api-only'],
  });
  const headers = { authorization: `Bearer ${await signInByHttp(url)}` };
  const read = async (path: string): Promise<unknown> =>
    (await fetch(url + path, { headers })).json();
  // This worker's own responses.
  const tours = (await read('/api/tours?lang=en')) as PeerTour[];
  const { featuredTours } = (await read('/api/landing?lang=en')) as LandingContent;
  const search = (word: string) =>
    `/api/search?q=${encodeURIComponent(word)}&lang=en&limit=${MOST_FOUND}`;
  const tour = (id: string) => `/api/tours/${id}?lang=en`;
  const calls: RunningPeer['calls'] = {
    list: { paths: ['/api/tours?lang=en'], headers },
    one: { paths: [tour(tours[0]?.id ?? '')], headers },
    search: { paths: [search(SEARCHED)], headers },
    landing: { paths: ['/api/landing?lang=en'], headers: {} },
  };
  const change: Editing['change'] = (id, duration_seconds) => ({
    method: 'PATCH',
    path: tour(id),
    body: JSON.stringify({ duration_seconds }),
  });
  const editing = { search, tour, change };
  const contender: Contender = { name: 'Kathayatra', url, pid, stop, calls, editing };
  return { contender, tours, featured: featuredTours.length };
}

/** A call as measured; null for an unchanged list when the product sends no ETag. */
async function prepare({ url, calls }: Contender, kind: ComparedCall): Promise<Call | null> {
  const { paths, headers } = calls[kind === 'unchanged' ? 'list' : kind];
  const call = { name: comparedCalls[kind], paths, headers: { ...headers, ...encodings } };
  // The first response may fill a cache, so it is not measured.
  const response = await fetch(`${url}${paths[0]}`, { headers: call.headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}${paths[0]}: ${response.status} ${text}`);
  if (kind !== 'unchanged') return call;
  const etag = response.headers.get('etag');
  return etag === null ? null : { ...call, headers: { ...call.headers, 'if-none-match': etag } };
}

async function measureByTurns(contenders: readonly Contender[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const kind of Object.keys(comparedCalls) as ComparedCall[]) {
    for (const contender of contenders) {
      const call = await prepare(contender, kind);
      const figures =
        call === null
          ? ['no ETag', ...loadColumns.slice(1).map(() => '–')]
          : await measureCall(contender.url, call, CONNECTIONS);
      rows.push([comparedCalls[kind], contender.name, ...figures]);
    }
  }
  return rows;
}

/** Calls of an editor who revalidates the cached list, searches, and opens tours. */
async function callsOfEditor(
  { url, calls: { list }, editing }: Contender,
  ids: readonly string[],
): Promise<EditorCalls> {
  const headers = { ...list.headers, ...encodings };
  const path = list.paths[0] ?? '';
  const etag = (await fetch(url + path, { headers })).headers.get('etag');
  const known = etag === null ? headers : { ...headers, 'if-none-match': etag };
  const tour: EditorCalls['reads'][number] = (random) => ({
    path: editing.tour(random.pick(ids)),
    headers,
  });
  return {
    reads: [
      () => ({ path, headers: known }),
      (random) => ({ path: editing.search(pickWord(random)), headers }),
      ...[tour, tour, tour],
    ],
    change: (random) => ({
      ...editing.change(random.pick(ids), pickDuration(random)),
      headers: { ...headers, 'content-type': 'application/json' },
    }),
  };
}

async function measureMixes(
  contenders: readonly Contender[],
  ids: readonly string[],
): Promise<Table> {
  const rows: string[][] = [];
  for (const contender of contenders) {
    const figures = await measureEditors(contender, await callsOfEditor(contender, ids));
    rows.push([contender.name, ...figures]);
  }
  return { title: mixTitle, columns: ['Product', ...mixColumns], rows };
}

/** The same records and calls on this worker and on other products, in turn, all on one PostgreSQL. */
export async function comparePeers(
  names: readonly string[],
  sampleTours: string,
  isMixed: boolean,
): Promise<Table[]> {
  const server = await startPostgresServer();
  if (server === null) throw new Error('PostgreSQL is not installed');
  const contenders: Contender[] = [];
  try {
    const databaseUrl = await createDatabase(server.url);
    const { contender, tours, featured } = await startOurs(databaseUrl, sampleTours);
    contenders.push(contender);
    for (const name of names) {
      const peer = peers[name];
      if (peer === undefined) throw new Error(`No peer is called ${name}`);
      const options = { databaseUrl: await createDatabase(server.url), tours, featured };
      contenders.push({ name: peer.name, ...(await peer.start(options)) });
    }
    if (isMixed)
      return [
        await measureMixes(
          contenders,
          tours.map(({ id }) => id),
        ),
      ];
    const memory = () => contenders.map(({ pid }) => `${Math.round(residentMegabytes(pid))} MB`);
    const before = memory();
    const rows = await measureByTurns(contenders);
    const after = memory();
    return [
      {
        title: `${tours.length} tours on PostgreSQL, ${CONNECTIONS} connections`,
        columns: ['Call', 'Product', ...loadColumns],
        rows,
      },
      {
        title: 'Resident memory of each process',
        columns: ['Product', 'Before', 'After'],
        rows: contenders.map(({ name }, at) => [name, before[at] ?? '', after[at] ?? '']),
      },
    ];
  } finally {
    for (const { stop } of contenders.reverse()) await stop();
    await server.stop();
  }
}
