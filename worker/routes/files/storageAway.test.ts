import type { Media } from '../../../src/domain/tours/media';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { FaultyPorts, type FaultKind } from '../../testing/s3/FaultyPorts';
import { openTestS3 } from '../../testing/s3/openTestS3';
import { mp3Bytes, uploadForm } from '../../testing/sampleFiles';
import { people, PUBLIC_URL, testWorker, type TestWorker } from '../../testing/testWorker';

/** Number of frames in a file of three parts. */
const FRAMES = 80_000;

describeOnEachDatabase('a worker whose store of files', (open) => {
  let t: TestWorker;
  let ports: FaultyPorts;
  let tour: string;
  let log: jest.SpyInstance;
  beforeEach(async () => {
    ports = new FaultyPorts();
    t = await testWorker({ database: await open(), storage: await openTestS3(ports) });
    await t.seeds.admin(people.asha, 'owner');
    await t.seeds.languages('en');
    tour = await t.seeds.tour();
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => log.mockRestore());

  const upload = (frames = 100) =>
    t.call('POST', '/upload', {
      body: uploadForm(mp3Bytes(frames), { tour_id: tour, type: 'audio' }, 'a.mp3'),
    });

  test.each<FaultKind>(['refuses the connection', 'fails inside', 'asks to slow down', 'hangs'])(
    '%s responds with 503 for files alone, and as before when it is back',
    async (kind) => {
      const kept = await t.seeds.media({ tourId: tour, type: 'audio' });
      ports.inject(kind, undefined, Infinity);
      const responses = await Promise.all([
        upload(),
        t.call('GET', `/media/${kept.key}`, { as: null }),
        t.call('GET', '/readyz', { as: null }),
      ]);
      for (const response of responses) {
        expect(response.status).toBe(503);
        expect(response.headers.get('retry-after')).toBe('5');
        expect((await response.json()).message).toMatch(/^The store of files does not answer/);
      }
      expect((await t.call('GET', '/api/tours')).status).toBe(200);
      ports.heal();
      expect((await t.call('GET', '/readyz', { as: null })).status).toBe(200);
      expect((await upload()).status).toBe(201);
      expect(await t.storedKeys()).toHaveLength(2);
    },
  );

  test('fails in the middle of a file: 503, and neither file nor record', async () => {
    ports.inject('fails inside', (request) => request.includes('partNumber=2'), Infinity);
    expect((await upload(FRAMES)).status).toBe(503);
    ports.heal();
    expect(await t.storedKeys()).toEqual([]);
    expect(await t.storage.abortUploads?.(new Date(Date.now() + 1000))).toBe(0);
    const sent = await t.call('GET', `/api/tours/${tour}`);
    expect(JSON.stringify(await sent.json())).not.toContain('a.mp3');
  });

  test('loses the response to a completed upload: the file is there once', async () => {
    ports.inject('does it and loses the response', (each) => /^POST .*uploadId=/.test(each));
    const response = await upload(FRAMES);
    expect(response.status).toBe(201);
    const { media_record: media } = (await response.json()) as { media_record: Media };
    expect(media.duration).toBe((FRAMES * 24) / 1000);
    expect(await t.storedKeys()).toHaveLength(1);
    ports.inject('cuts the response in the middle', (each) => each.startsWith('GET'), 2);
    const path = media.public_url.replace(PUBLIC_URL, '');
    const served = await (await t.call('GET', path, { as: null })).arrayBuffer();
    expect(Buffer.from(served).equals(mp3Bytes(FRAMES))).toBe(true);
  });

  test('is away takes no record with it: what cannot be deleted is left to the sweep', async () => {
    const { id } = await t.seeds.media({ tourId: tour, type: 'audio' });
    ports.inject('fails inside', undefined, Infinity);
    expect((await t.call('DELETE', `/api/media/${id}`)).status).toBe(204);
    expect((await t.call('GET', `/api/media/${id}`)).status).toBe(404);
    expect(log).toHaveBeenCalledTimes(1);
  });
});

describeOnEachDatabase('reads by redirect', (open) => {
  test('lead to the store by a presigned URL, once the file has a record', async () => {
    const storage = await openTestS3();
    const url = 'https://store.test/a?X-Amz-Signature=1';
    const presignUrl = jest.fn().mockResolvedValue({ url, maxAgeSeconds: 60 });
    const t = await testWorker({
      database: await open(),
      storage: Object.assign(storage, { presignUrl }),
    });
    const path = `/media/${await t.seeds.file('image/png')}`;
    const get = (headers: Record<string, string> = {}, method = 'GET') =>
      t.call(method, path, { as: null, headers });
    const response = await get({ origin: 'https://console.test' });
    expect(response.status).toBe(302);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      location: url,
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
    });
    const head = await get({}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '4']);
    const etag = head.headers.get('etag') ?? '';
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    expect((await t.call('GET', '/media/none.png', { as: null })).status).toBe(404);
    expect(presignUrl).toHaveBeenCalledTimes(1);
  });
});
