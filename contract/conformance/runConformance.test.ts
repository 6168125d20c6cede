import { readFileSync } from 'node:fs';
import { CONTRACT_CACHE } from '../../worker/testing/checkAnswer';
import { describeOnEachDatabase, openTestDatabase } from '../../worker/testing/openTestDatabase';
import { people, testWorker, type TestWorker } from '../../worker/testing/testWorker';
import { type Operation } from '../document/operation';
import { readingSteps } from './readingSteps';
import { runConformance } from './runConformance';
import { writingSteps } from './writingSteps';

// Written by this run of the tests.
const operations = JSON.parse(readFileSync(CONTRACT_CACHE, 'utf8')) as Operation[];
const BASE = 'http://localhost';

type Send = (url: string, init: RequestInit) => Promise<Response>;
let runs = 0;

async function run(
  worker: TestWorker,
  change: Partial<{ token: null; isSending: boolean }> = {},
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
  return worker;
}

const rowsOf = async (worker: TestWorker, path: string) =>
  (await (await worker.call('GET', path)).json()) as unknown[];

describeOnEachDatabase('the conformance run on the local worker', (open) => {
  test('keeps every call of the contract, needs no tolerance, and leaves no record', async () => {
    const worker = await seeded(await testWorker({ database: await open() }));
    const { rows, extensions, left } = await run(worker);
    expect(rows.filter(({ result }) => result !== 'kept')).toEqual([]);
    expect(rows.filter(({ tolerances }) => tolerances.length > 0)).toEqual([]);
    expect(new Set(rows.map(({ call }) => call))).toEqual(
      new Set(operations.map(({ name }) => name)),
    );
    expect(extensions).toEqual(['idempotency-key', 'if-match', 'if-none-match']);
    expect(left).toEqual([]);
    expect(await rowsOf(worker, '/api/tours')).toHaveLength(1);
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
  beforeAll(async () => {
    const opened = await openTestDatabase();
    close = () => opened.close();
    worker = await seeded(await testWorker({ database: opened.database }));
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
    (call: string, fault: () => Response) =>
    (send: Send): Send => {
      return async (url, init) => {
        const answer = await send(url, init);
        return isCall(call, url, init) ? fault() : answer;
      };
    };
  const brokenCalls = async (call: string, fault: () => Response) => {
    const { rows } = await run(worker, {}, withFault(call, fault));
    const broken = rows.filter(({ result }) => result === 'broken');
    return [...new Set(broken.map((row) => row.call))];
  };

  test.each(calls)('fails on exactly that call when it answers 500: %s', async (call) => {
    expect(await brokenCalls(call, () => Response.json({ message: 'x' }, { status: 500 }))).toEqual(
      [call],
    );
  });

  const withBody = calls.filter((call) => !call.startsWith('DELETE'));
  test.each(withBody)(
    'fails on exactly that call when its body has another type: %s',
    async (call) => {
      expect(await brokenCalls(call, () => Response.json('done'))).toEqual([call]);
    },
  );
});
