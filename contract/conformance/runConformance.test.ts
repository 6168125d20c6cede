import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { CONTRACT_CACHE } from '../../worker/testing/checkResponse';
import { describeOnEachDatabase, openTestDatabase } from '../../worker/testing/openTestDatabase';
import { people, testWorker, type TestWorker } from '../../worker/testing/testWorker';
import { type Operation } from '../document/operation';
import { readingSteps } from './readingSteps';
import { replayedResponses } from './replayedResponses';
import { runConformance, type ConformanceRow } from './runConformance';
import { writingSteps } from './writingSteps';

// Written by this run of the tests.
const operations = JSON.parse(readFileSync(CONTRACT_CACHE, 'utf8')) as Operation[];
const BASE = 'http://localhost';

type Send = (url: string, init: RequestInit) => Promise<Response>;
type Fault = (response: Response) => Response | Promise<Response>;
let runs = 0;
const REPLAYED = 'conformance-replayed';

async function run(
  worker: TestWorker,
  change: Partial<{ token: null; isSending: boolean; prefix: string }> = {},
  wrap = (send: Send) => send,
) {
  runs += 1;
  const own: Send = async (url, init) => worker.worker.request(url.replace(BASE, ''), init);
  const send = wrap(own);
  return runConformance({
    operations,
    base: BASE,
    send: (input, init = {}) => send(String(input), init),
    token: await worker.tokenFor(people.asha),
    isSending: true,
    prefix: `conformance-${runs}`,
    timeoutMs: 60_000,
    ...change,
  });
}

async function seeded(worker: TestWorker): Promise<TestWorker> {
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.languages('en', 'hi');
  await worker.seeds.completeTour({ isPublished: true });
  // Pages need a list of at least two records.
  const fort = await worker.seeds.tour({ texts: { en: 'Red Fort', hi: 'लाल क़िला' } });
  // Makes one of its translations outdated.
  const json = { description: 'Sandstone' };
  await worker.call('PATCH', `/api/tours/${fort}/translations/en`, { json });
  await worker.call('POST', '/api/admin/request', { as: people.noor, json: { reason: 'Please' } });
  await worker.database.execute(
    sql`insert into playlists (name, is_public, language) values ('Forts', true, 'en')`,
  );
  await worker.database.execute(
    sql`insert into day_plays (day, language, plays) values ('2025-01-01', 'en', 3)`,
  );
  return worker;
}

const rowsOf = async (worker: TestWorker, path: string) =>
  (await (await worker.call('GET', path)).json()) as unknown[];

const callsWith = (rows: readonly ConformanceRow[], extension: string) =>
  new Set(rows.filter((row) => row.extensions.includes(extension)).map(({ call }) => call));
const callsThatMayUse = (extension: string) =>
  operations.filter((each) => each.extensions.includes(extension)).map(({ name }) => name);

describeOnEachDatabase('the conformance run on the local worker', (open) => {
  test('keeps every call of the contract, needs no tolerance, and leaves no record', async () => {
    const worker = await seeded(await testWorker({ database: await open() }));
    const { rows, extensions, left } = await run(worker);
    expect(rows.filter(({ result }) => result !== 'kept')).toEqual([]);
    expect(rows.filter(({ tolerances }) => tolerances.length > 0)).toEqual([]);
    expect(new Set(rows.map(({ call }) => call))).toEqual(
      new Set(operations.map(({ name }) => name)),
    );
    expect(extensions).toEqual([
      'edited-tours',
      'idempotency-key',
      'if-match',
      'if-none-match',
      'list-pages',
      'outdated-translations',
      'plays-by-day',
      'section-search',
      'text-search',
    ]);
    for (const name of ['if-match', 'if-none-match', 'list-pages', 'replace-file']) {
      expect(callsWith(rows, name)).toEqual(new Set(callsThatMayUse(name)));
    }
    const keyed = callsWith(rows, 'idempotency-key');
    // Calls that are not sent twice: they reach people, or are refused.
    expect(callsThatMayUse('idempotency-key').filter((call) => !keyed.has(call))).toEqual([
      'POST /api/admin/request',
      'POST /api/admin/promote',
      'POST /api/admin/demote',
      'POST /api/notifications',
      'POST /api/notifications/{id}/stop',
      'POST /api/analytics',
    ]);
    expect(callsWith(rows, 'available-languages')).toEqual(
      new Set(['GET /api/tours/{id}', 'GET /api/sections/{id}']),
    );
    expect(left).toEqual([]);
    expect(await rowsOf(worker, '/api/tours')).toHaveLength(2);
    expect(await rowsOf(worker, '/api/languages')).toHaveLength(2);
  });

  test('makes public calls alone without a token, and reaches nobody unless told to', async () => {
    const worker = await seeded(await testWorker({ database: await open() }));
    const made = ({ result }: { result: string }) => result !== 'not asked';
    const isPublic = await run(worker, { token: null });
    expect(isPublic.rows.filter(made).map(({ call }) => call)).toEqual([
      'GET /api/languages',
      'GET /api/public-playlists',
      'GET /api/landing',
      'POST /api/devices',
      'GET /api/media/{id}/transcript',
    ]);
    const quiet = await run(worker, { isSending: false });
    expect(quiet.rows.filter((row) => !made(row)).map(({ call }) => call)).toEqual([
      'POST /api/analytics',
      'POST /api/notifications/upload-image',
      'POST /api/notifications',
      'POST /api/admin/request',
    ]);
  });
});

describe('the conformance run on a worker with a fault', () => {
  let worker: TestWorker;
  let close: () => Promise<void>;
  let replay: () => Send;
  beforeAll(async () => {
    const opened = await openTestDatabase();
    close = () => opened.close();
    worker = await seeded(await testWorker({ database: opened.database }));
    // A run makes a hundred calls of the worker; faults are injected into its responses, which are identical in each
    // run.
    await run(worker, { prefix: REPLAYED }, (send) => {
      const replayed = replayedResponses(send);
      replay = replayed.replay;
      return replayed.record;
    });
  });
  afterAll(() => close());

  const calls = [...new Set([...readingSteps, ...writingSteps].map(({ call }) => call))];
  const isCall = (call: string, url: string, { method }: RequestInit) => {
    const [verb, template = ''] = call.split(' ');
    const { pathname } = new URL(url);
    const others = operations.some(({ name }) => name === `${verb} ${pathname}`);
    const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
    return verb === method && pattern.test(pathname) && (!others || template === pathname);
  };
  const withFault =
    (call: string, fault: Fault) =>
    (send: Send): Send => {
      return async (url, init) => {
        const response = await send(url, init);
        return isCall(call, url, init) ? fault(response) : response;
      };
    };
  const failed = () => Response.json({ message: 'x' }, { status: 500 });

  test.each(['POST /api/tours', 'POST /api/languages'])(
    'finds and removes what it made by a call that responds with 500: %s',
    async (call) => {
      const { left } = await run(worker, {}, withFault(call, failed));
      expect(left).toEqual([]);
      expect(await rowsOf(worker, '/api/tours')).toHaveLength(2);
      expect(await rowsOf(worker, '/api/languages')).toHaveLength(2);
    },
  );

  test('asks no more of a worker without extensions, and breaks nothing by trying one', async () => {
    const withoutExtensions =
      (send: Send): Send =>
      async (url, init) => {
        if (init.method === 'PATCH' && init.body instanceof FormData) {
          return Response.json({ message: 'JSON alone' }, { status: 415 });
        }
        const response = await send(url, init);
        response.headers.delete('kathayatra-extensions');
        return response;
      };
    const { rows, extensions } = await run(worker, {}, withoutExtensions);
    expect(extensions).toEqual([]);
    expect(rows.filter(({ result }) => result !== 'kept')).toMatchObject([
      { call: 'PATCH /api/media/{id}', result: 'absent' },
    ]);
    const found = new Set(rows.flatMap((row) => row.extensions));
    expect(found).toEqual(new Set(['available-languages']));
  });

  const brokenBy = async (send: Send) => {
    const { rows } = await run(worker, { prefix: REPLAYED }, () => send);
    return new Set(rows.filter(({ result }) => result === 'broken').map(({ call }) => call));
  };
  const brokenCalls = async (call: string, fault: Fault) => [
    ...(await brokenBy(withFault(call, fault)(replay()))),
  ];

  test.each([
    ['if-match', (response: Response) => (response.status === 412 ? Response.json({}) : response)],
    [
      'if-none-match',
      (response: Response) => (response.status === 304 ? Response.json([]) : response),
    ],
    [
      'idempotency-key',
      (response: Response) => {
        response.headers.delete('idempotency-replayed');
        return response;
      },
    ],
    [
      'list-pages',
      (response: Response) => {
        response.headers.delete('link');
        return response;
      },
    ],
  ])('fails on the calls whose announced extension does not work: %s', async (name, fault) => {
    const sendAgain = replay();
    const { rows } = await run(worker, { prefix: REPLAYED }, replay);
    const broken = await brokenBy(async (...call) => fault(await sendAgain(...call)));
    expect(broken).toEqual(callsWith(rows, name));
  });

  test('nothing is broken where nothing is planted', async () => {
    expect(await brokenCalls('', failed)).toEqual([]);
  });

  test.each(calls)('fails on exactly that call when it responds with 500: %s', async (call) => {
    expect(await brokenCalls(call, failed)).toEqual([call]);
  });

  const withBody = calls.filter((call) => !call.startsWith('DELETE'));
  test.each(withBody)(
    'fails on exactly that call when its body has another type: %s',
    async (call) => {
      expect(await brokenCalls(call, () => Response.json('done'))).toEqual([call]);
    },
  );

  /** Essential fields of a success's record, or of each record in its list. */
  const neededOf = ({ responses }: Operation): string[] => {
    const success = Object.keys(responses).find((status) => status.startsWith('2'));
    const schema = responses[success ?? ''];
    const record = schema?.items ?? schema;
    return (record?.oneOf ?? [record]).flatMap((one) => one?.['x-essential'] ?? []);
  };
  // Refused calls have no record.
  const refused = writingSteps.filter(({ isRefused }) => isRefused).map(({ call }) => call);
  const essentialFields = operations.flatMap((each) =>
    refused.includes(each.name) ? [] : neededOf(each).map((field) => [each.name, field] as const),
  );
  test.each(essentialFields)(
    'fails on exactly that call when its record lacks what is needed: %s, %s',
    async (call, field) => {
      const fault = async (response: Response) => {
        if (response.status === 304) return response;
        const body: unknown = await response.json();
        for (const record of [body].flat()) Reflect.deleteProperty(Object(record), field);
        return Response.json(body, response);
      };
      expect(await brokenCalls(call, fault)).toEqual([call]);
    },
  );
});
