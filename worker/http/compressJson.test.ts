import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { people, PUBLIC_URL, testWorker, type TestWorker } from '../testing/testWorker';

let t: TestWorker;
let tour: string;
beforeAll(async () => {
  t = await testWorker();
  await t.seeds.languages('en');
  await t.seeds.admin(people.asha, 'owner');
  for (const title of ['Taj '.repeat(500), 'Fort'])
    tour = await t.seeds.tour({ texts: { en: title } });
  for (let place = 0; place < 20; place += 1) await t.seeds.section(tour, { orderIndex: place });
});
afterAll(() => t.close());

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

async function read(path: string, accepted?: string) {
  const headers: Record<string, string> =
    accepted === undefined ? {} : { 'accept-encoding': accepted };
  const authorization = `Bearer ${await t.tokenFor(people.asha)}`;
  const request = new Request(PUBLIC_URL + path, { headers: { ...headers, authorization } });
  const response = await t.worker.fetch(request);
  const coding = response.headers.get('content-encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = String(coding === null ? bytes : decoders[coding]?.(bytes));
  return { coding, text, sent: bytes.length, headers: response.headers };
}

// The first response is cached, the second one built for each request.
describe.each(['/api/tours', '/api/tours/:id/sections'])('%s', (pattern) => {
  const path = () => pattern.replace(':id', tour);

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip;q=0', null],
    [undefined, null],
  ])('for %s is sent as %s', async (accepted, coding) => {
    const plain = await read(path());
    const result = await read(path(), accepted);
    expect([result.coding, result.text]).toEqual([coding, plain.text]);
    expect(result.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    if (coding !== null) expect(result.sent).toBeLessThan(plain.sent / 2);
    const length = result.headers.get('content-length') ?? String(result.sent);
    expect(length).toBe(String(result.sent));
  });
});

test('a small response is sent as it is, and so is a failure', async () => {
  const languages = await read('/api/languages', 'br');
  const failure = await read('/api/nothing', 'br');
  for (const { coding, text } of [languages, failure]) {
    expect(coding).toBeNull();
    expect(JSON.parse(text)).toBeTruthy();
  }
});

test('the tag of compressed content is weak and names the same content', async () => {
  const [plain, small] = [await read('/api/tours'), await read('/api/tours', 'br')];
  expect(small.headers.get('etag')).toBe(`W/${plain.headers.get('etag')}`);
});
