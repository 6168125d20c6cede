import { randomBytes } from 'node:crypto';
import { ResponseStore, createResponseCache } from './responseCache';

const RESPONSE_BYTES = 20_000;

function setUp(maxBytes?: number) {
  let now = 0;
  const builds: string[] = [];
  const store = new ResponseStore(() => new Date(now), { cache: createResponseCache(maxBytes) });
  const read = (key: string, version = '1', maxAgeMs?: number) =>
    store.read({
      key,
      version,
      maxAgeMs,
      build: () => {
        builds.push(key + version);
        // Random, so that compression cannot reduce it below half.
        return Promise.resolve({
          key,
          version,
          noise: randomBytes(RESPONSE_BYTES).toString('hex'),
        });
      },
    });
  return { read, builds, passTime: (ms: number) => (now += ms) };
}

test('builds a response once per version, also for who asks at the same time', async () => {
  const { read, builds } = setUp();
  const [first, second] = await Promise.all([read('a'), read('a')]);
  expect(second).toBe(first);
  expect(await read('a')).toBe(first);
  expect(await read('a', '2')).not.toBe(first);
  await read('b');
  expect(builds).toEqual(['a1', 'a2', 'b1']);
});

test('does not keep what failed', async () => {
  const store = new ResponseStore(() => new Date(0));
  const build = jest.fn(() => Promise.reject(new Error('no database')));
  const source = { key: 'a', version: '1', build };
  await expect(store.read(source)).rejects.toThrow('no database');
  await expect(store.read(source)).rejects.toThrow('no database');
  expect(build).toHaveBeenCalledTimes(2);
});

test('lets the least recently used go when all pass the bound', async () => {
  // Each entry takes about twice its size: in Brotli and in gzip.
  const { read, builds } = setUp(3 * 2.5 * RESPONSE_BYTES);
  for (const key of ['a', 'b', 'c', 'a', 'd']) await read(key);
  builds.length = 0;
  for (const key of ['a', 'd', 'c']) await read(key);
  expect(builds).toEqual([]);
  await read('b');
  expect(builds).toEqual(['b1']);
});

test('builds anew what may only reach an age, and when the clock was set back', async () => {
  const { read, builds, passTime } = setUp();
  await read('a', '1', 1000);
  passTime(999);
  await read('a', '1', 1000);
  expect(builds).toHaveLength(1);
  passTime(1);
  await read('a', '1', 1000);
  passTime(-5000);
  await read('a', '1', 1000);
  expect(builds).toHaveLength(3);
});

test('sends what is behind some rows for a while, and never behind the others', async () => {
  let now = 0;
  const store = new ResponseStore(() => new Date(now));
  const read = async (version: string, firmVersion: string) => {
    const staleness = { version: firmVersion, maxMs: 1000 };
    const response = await store.read({ key: 'a', version, staleness, build: async () => version });
    return 'plain' in response.body ? new TextDecoder().decode(response.body.plain) : '';
  };
  expect(await read('1 tours, 1 plays', '1 tours')).toBe('"1 tours, 1 plays"');
  now = 999;
  expect(await read('1 tours, 2 plays', '1 tours')).toBe('"1 tours, 1 plays"');
  expect(await read('2 tours, 2 plays', '2 tours')).toBe('"2 tours, 2 plays"');
  now = 1999;
  expect(await read('2 tours, 3 plays', '2 tours')).toBe('"2 tours, 3 plays"');
});

test('a response that grows stale is sent while the next is built, once for all who ask', async () => {
  let now = 0;
  const store = new ResponseStore(() => new Date(now));
  const built: ((data: unknown) => void)[] = [];
  const read = async (version: string) => {
    const build = () => new Promise((resolve) => built.push(resolve));
    const source = { key: 'a', version, staleness: { version: 'firm', maxMs: 1000 }, build };
    const response = await store.read(source);
    return 'plain' in response.body ? new TextDecoder().decode(response.body.plain) : '';
  };
  const first = read('1');
  built[0]?.('first');
  expect(await first).toBe('"first"');
  now = 499;
  await read('2');
  expect(built).toHaveLength(1);
  now = 500;
  expect(await Promise.all([read('2'), read('2'), read('2')])).toEqual(Array(3).fill('"first"'));
  expect(built).toHaveLength(2);
  built[1]?.('second');
  await new Promise(setImmediate);
  now = 999;
  expect(await read('2')).toBe('"second"');
});

test('a build that fails while a stale response is sent is reported by the call that waits for it', async () => {
  let now = 0;
  const store = new ResponseStore(() => new Date(now));
  const staleness = { version: 'firm', maxMs: 1000 };
  const fail = () => Promise.reject(new Error('no database'));
  const kept = { key: 'a', version: '1', staleness, build: () => Promise.resolve('first') };
  const first = await store.read(kept);
  now = 900;
  expect(await store.read({ ...kept, version: '2', build: fail })).toBe(first);
  now = 1000;
  await expect(store.read({ ...kept, version: '2', build: fail })).rejects.toThrow('no database');
});

test('finds what another store of the same cache has built', async () => {
  const cache = createResponseCache();
  const [first, second] = [1, 2].map(() => new ResponseStore(() => new Date(0), { cache }));
  const build = jest.fn(() => Promise.resolve(['a']));
  const source = { key: 'a', version: '1', build };
  expect(await second?.read(source)).toBe(await first?.read(source));
  expect(build).toHaveBeenCalledTimes(1);
});

test('keeps responses as they are where something else compresses them', async () => {
  const store = new ResponseStore(() => new Date(0), { compresses: false });
  const build = () => Promise.resolve('a'.repeat(RESPONSE_BYTES));
  const { body } = await store.read({ key: 'a', version: '1', build });
  expect(Object.keys(body)).toEqual(['plain']);
});
