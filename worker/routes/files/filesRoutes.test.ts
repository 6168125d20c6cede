import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { pngBytes } from '../../testing/sampleFiles';
import { testWorker, type TestWorker } from '../../testing/testWorker';

describeOnEachDatabase('stored files', (open) => {
  const bytes = pngBytes(1000);
  let t: TestWorker;
  let path: string;
  let etag: string;
  beforeEach(async () => {
    t = await testWorker({ database: await open() });
    path = `/media/${await t.seeds.file('image/png', bytes)}`;
    etag = (await get()).headers.get('etag') ?? '';
  });

  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    t.call(method, path, { as: null, headers });
  const read = async (response: Response) => new Uint8Array(await response.arrayBuffer());

  test('are public and cached for ever', async () => {
    const response = await get({ origin: 'https://anywhere.test' });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('content-range'),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '1000',
      'content-type': 'image/png',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      'x-content-type-options': 'nosniff',
    });
    expect(await read(response)).toEqual(bytes);
  });

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=-10', 990, 999],
  ])('%s is a part: 206', async (range, first, last) => {
    const response = await get({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/1000`);
    expect(response.headers.get('content-length')).toBe(String(last - first + 1));
    expect(response.headers.get('etag')).toBe(etag);
    expect(await read(response)).toEqual(bytes.slice(first, last + 1));
  });

  test.each(['bytes=1000-', 'bytes=-0'])('%s lies outside: 416', async (range) => {
    const response = await get({ range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */1000');
  });

  test.each(['bytes=0-9,20-29', 'bytes=9-0', 'bytes=x', 'pages=1-2'])(
    '%s gets the whole: 200',
    async (range) => {
      const response = await get({ range });
      expect(response.status).toBe(200);
      expect(await read(response)).toHaveLength(1000);
    },
  );

  test('If-Range: a part of the same file, the whole of another', async () => {
    const range = 'bytes=0-9';
    expect((await get({ range, 'if-range': etag })).status).toBe(206);
    const date = 'Sat, 01 Mar 2025 06:00:00 GMT';
    for (const other of ['"other"', `W/${etag}`, date]) {
      const response = await get({ range, 'if-range': other });
      expect(response.status).toBe(200);
      expect(await read(response)).toHaveLength(1000);
    }
  });

  test('If-None-Match: 304 without a body, also before a range', async () => {
    for (const headers of [
      { 'if-none-match': etag },
      { 'if-none-match': `"x", W/${etag}` },
      { 'if-none-match': '*', range: 'bytes=0-9' },
    ]) {
      const response = await get(headers as Record<string, string>);
      expect(response.status).toBe(304);
      expect(response.headers.get('etag')).toBe(etag);
      expect(await response.text()).toBe('');
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('HEAD returns the same headers without opening the file', async () => {
    const opened = jest.spyOn(t.storage, 'get');
    const response = await get({ range: 'bytes=0-9' }, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('1000');
    expect(response.headers.get('etag')).toBe(etag);
    expect(await response.text()).toBe('');
    expect(opened).not.toHaveBeenCalled();
  });

  test('what there is not: 404', async () => {
    for (const key of ['none.png', '..%2f..%2fetc%2fpasswd', '%00']) {
      expect((await t.call('GET', `/media/${key}`, { as: null })).status).toBe(404);
    }
    await t.storage.delete(path.replace('/media/', ''));
    expect((await get()).status).toBe(404);
  });
});
