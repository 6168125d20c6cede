import { Transformer } from '@napi-rs/image';
import { resizePicture } from '../../pictures/resizePicture';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { mp3Bytes } from '../../testing/sampleFiles';
import { testWorker, type TestWorker } from '../../testing/testWorker';

/** PNG with a pattern that compresses badly, so that a smaller picture has fewer bytes. */
async function picture(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = Uint8Array.from({ length: width * height * 4 }, (_, index) =>
    index % 4 === 3 ? 255 : (index * 7919) % 251,
  );
  return Uint8Array.from(await Transformer.fromRgbaPixels(pixels, width, height).png());
}

async function sizeOf(response: Response): Promise<[number, number]> {
  const { width, height } = await new Transformer(
    new Uint8Array(await response.arrayBuffer()),
  ).metadata();
  return [width, height];
}

describeOnEachDatabase('pictures in smaller widths', (open) => {
  let t: TestWorker;
  const resize = jest.fn(resizePicture);
  beforeEach(async () => {
    resize.mockClear();
    t = await testWorker({ database: await open(), resizePicture: resize });
  });
  const store = async (type: string, bytes: Uint8Array<ArrayBuffer>) =>
    `/media/${await t.seeds.file(type, bytes)}`;
  const get = (path: string, headers: Record<string, string> = {}) =>
    t.call('GET', path, { as: null, headers });

  test('are WebP of the same proportions, cached for ever, with an entity-tag of their own', async () => {
    const path = await store('image/png', await picture(800, 400));
    const whole = await get(path);
    const response = await get(`${path}?width=160`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const etag = response.headers.get('etag') ?? '';
    expect(etag).not.toBe(whole.headers.get('etag'));
    expect(await sizeOf(response)).toEqual([160, 80]);
    const again = await get(`${path}?width=160`, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('are made once each, also for those who ask at once', async () => {
    const path = await store('image/png', await picture(800, 400));
    await Promise.all([1, 2, 3].map(() => get(`${path}?width=160`)));
    await get(`${path}?width=160`);
    await get(`${path}?width=640`);
    expect(resize.mock.calls.map(([, width]) => width)).toEqual([160, 640]);
  });

  const bytes = { png: picture(100, 100), broken: picture(300, 300), wide: picture(800, 400) };
  test.each([
    ['a picture that is no wider', 'image/png', () => bytes.png, 160],
    ['a width that is not offered', 'image/png', () => bytes.wide, 161],
    ['an animation', 'image/gif', () => bytes.wide, 160],
    ['a picture that breaks off', 'image/png', async () => (await bytes.broken).slice(0, 90), 160],
    ['sound', 'audio/mpeg', async () => mp3Bytes(), 160],
  ])('%s is served as it is', async (_name, type, make, width) => {
    const file = await make();
    const response = await get(`${await store(type, file)}?width=${width}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(file));
  });

  test('a file that there is not is not found', async () => {
    expect((await get('/media/none.png?width=160')).status).toBe(404);
    expect((await get('/media/%00?width=160')).status).toBe(404);
  });

  test('are named as an extension by a worker that makes them, and used by its landing page', async () => {
    const cover = await store('image/png', await picture(800, 400));
    await t.seeds.languages('en');
    await t.seeds.tour({ isPublished: true, cover });
    const response = await get('/api/landing');
    expect(response.headers.get('kathayatra-extensions')).toContain('picture-widths');
    const { featuredTours } = (await response.json()) as {
      featuredTours: { coverImageUrl: string }[];
    };
    expect(featuredTours[0]?.coverImageUrl).toMatch(/\/media\/[^?]+\?width=640$/);

    const plain = await testWorker({ database: t.database });
    const without = await plain.call('GET', '/api/landing', { as: null });
    expect(without.headers.get('kathayatra-extensions')).not.toContain('picture-widths');
    expect(await without.text()).not.toContain('?width=');
  });
});
