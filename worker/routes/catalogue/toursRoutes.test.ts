import type { TourRow } from '../../../src/domain/tours/tour';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { people, PUBLIC_URL, testWorker, type TestWorker } from '../../testing/testWorker';

const NOBODY = '00000000-0000-4000-8000-00000000dead';
const draft = {
  slug: 'taj-mahal',
  city: 'Agra',
  country: 'India',
  duration_seconds: 3600,
  primary_language: 'hi',
  title: 'ताज महल',
  description: 'संगमरमर',
};

describeOnEachDatabase('tours', (open) => {
  let t: TestWorker;
  beforeEach(async () => {
    t = await testWorker({ database: await open() });
    await t.seeds.admin(people.asha, 'owner');
    await t.seeds.languages('en', 'hi', 'ta');
  });

  const list = async (query: string) =>
    (await (await t.call('GET', `/api/tours?${query}`)).json()) as TourRow[];
  const read = async (response: Response) => ((await response.json()) as TourRow[])[0];

  test('the list holds the tours that have words in the language, newest first', async () => {
    const older = await t.seeds.tour({
      texts: { en: 'Taj Mahal', hi: 'ताज महल' },
      createdAt: new Date('2024-01-01T00:00:00Z'),
    });
    const newer = await t.seeds.tour({ texts: { en: 'Red Fort' } });
    const english = await list('lang=en');
    expect(english.map(({ id, title }) => [id, title])).toEqual([
      [newer, 'Red Fort'],
      [older, 'Taj Mahal'],
    ]);
    expect(english.map((tour) => tour.available_languages)).toEqual([['en'], ['en', 'hi']]);
    expect(english[0]).not.toHaveProperty('tour_sections');
    expect(await list('')).toEqual(english);
    expect((await list('lang=HI')).map(({ title }) => title)).toEqual(['ताज महल']);
    expect(await list('lang=ta')).toEqual([]);
  });

  test('the list is not repeated to who has it as it is', async () => {
    const readList = (version: string) =>
      t.call('GET', '/api/tours', {
        headers: { 'if-none-match': version, origin: 'https://console.test' },
      });
    const id = await t.seeds.tour({ texts: { en: 'Red Fort' } });
    const first = await readList('"of yesterday"');
    expect(first.status).toBe(200);
    const version = first.headers.get('etag') ?? '';
    for (const named of [version, `W/${version}`, `"other", ${version}`]) {
      const again = await readList(named);
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('access-control-expose-headers')).toContain('etag');
      expect(again.headers.get('cache-control')).toBe('no-store');
    }
    await t.call('PATCH', `/api/tours/${id}`, { json: { city: 'Delhi' } });
    const changed = await readList(version);
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject([{ city: 'Delhi' }]);
    expect((await t.call('GET', '/api/tours?lang=hi')).headers.get('etag')).not.toBe(version);
  });

  test('the list can be cut to what is published or what is not', async () => {
    const published = await t.seeds.tour({ isPublished: true });
    const drafted = await t.seeds.tour();
    expect((await list('published=true')).map(({ id }) => id)).toEqual([published]);
    expect((await list('published=false')).map(({ id }) => id)).toEqual([drafted]);
    expect(await list('published=')).toHaveLength(2);
  });

  test('the list comes in pages, which a tour that goes or comes meanwhile does not move', async () => {
    const made: string[] = [];
    for (const title of ['Agra', 'Bidar', 'Cochin', 'Delhi', 'Elephanta']) {
      made.push(await t.seeds.tour({ texts: { en: title, hi: title } }));
    }
    const whole = (await list('lang=hi')).map(({ id }) => id);
    expect(whole.toSorted()).toEqual(made.toSorted());
    const page = async (path: string) => {
      const response = await t.call('GET', path);
      const next = /^<(.*)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
      const tours: { id: string }[] = await response.json();
      return { ids: tours.map(({ id }) => id), next };
    };
    const first = await page('/api/tours?lang=hi&limit=2');
    expect(first.ids).toEqual(whole.slice(0, 2));
    await t.call('DELETE', `/api/tours/${whole[1]}`);
    t.clock.set('2025-03-02T06:00:00.000Z');
    await t.seeds.tour({ texts: { hi: 'New' } });
    const second = await page(first.next ?? '');
    expect(second.ids).toEqual(whole.slice(2, 4));
    const third = await page(second.next ?? '');
    expect(third).toEqual({ ids: whole.slice(4), next: null });
    for (const after of [
      'nowhere',
      '2025-13-41T00:00:00.000000Z_00000000-0000-4000-8000-000000000001',
    ]) {
      expect((await t.call('GET', `/api/tours?limit=2&after=${after}`)).status).toBe(400);
    }
    expect((await page('/api/tours?limit=0')).ids).toHaveLength(1);
    expect((await page('/api/tours?limit=all')).ids).toHaveLength(4);
  });

  test('a new tour has its words in its own language', async () => {
    const response = await t.call('POST', '/api/tours', { json: draft });
    expect(response.status).toBe(201);
    const tour = await read(response);
    expect(tour).toEqual({
      ...draft,
      id: expect.any(String),
      available_languages: ['hi'],
      is_published: false,
      published_at: null,
      created_at: '2025-03-01T06:00:00.000Z',
      updated_at: '2025-03-01T06:00:00.000Z',
      cover_media_url: null,
      language: 'hi',
      slug_suffix: 'hi',
      earlier_source_title: null,
      earlier_source_description: null,
      tour_sections: [],
    });
    const again = await t.call('GET', `/api/tours/${tour?.id}`);
    expect(await read(again)).toEqual(tour);
  });

  test('a tour can be published from its first moment', async () => {
    const json = { ...draft, is_published: true, slug_suffix: 'marble' };
    const tour = await read(await t.call('POST', '/api/tours', { json }));
    expect(tour).toMatchObject({
      published_at: '2025-03-01T06:00:00.000Z',
      slug_suffix: 'marble',
    });
  });

  test.each([
    [{ title: '' }, { title: 'Title is required' }],
    [{ slug: ' ' }, { slug: 'Slug is required' }],
    [{ city: '' }, { city: 'City is required' }],
    [{ country: '' }, { country: 'Country is required' }],
    [{ duration_seconds: 59 }, { duration_seconds: 'Duration must be at least 60 seconds' }],
    [{ duration_seconds: 'x' }, { duration_seconds: 'Duration must be at least 60 seconds' }],
    [{ primary_language: 'xx' }, { primary_language: 'Unknown language' }],
  ])('a new tour with %j: 422', async (wrong, fields) => {
    const response = await t.call('POST', '/api/tours', { json: { ...draft, ...wrong } });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: 'invalid', fields });
    expect(await list('lang=hi')).toEqual([]);
  });

  test('of several with one slug at the same time, one is made: 409', async () => {
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => t.call('POST', '/api/tours', { json: draft })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(await refused?.json()).toEqual({
      error: 'conflict',
      message: 'Slug already exists',
      fields: { slug: 'Slug already exists' },
    });
    expect(await list('lang=hi')).toHaveLength(1);
  });

  test('a tour shows its sections with the media of all languages', async () => {
    const tourId = await t.seeds.tour({ texts: { en: 'Taj Mahal', hi: 'ताज महल' } });
    const second = await t.seeds.section(tourId, { orderIndex: 1, texts: { en: 'Garden' } });
    const first = await t.seeds.section(tourId, { texts: { en: 'Gate', hi: 'द्वार' } });
    const english = await t.seeds.media({ tourId, sectionId: first, type: 'audio' });
    await t.seeds.media({ tourId, sectionId: first, type: 'audio', language: 'ta' });
    const tour = await read(await t.call('GET', `/api/tours/${tourId}?lang=hi`));
    expect(tour?.title).toBe('ताज महल');
    expect(tour?.tour_sections).toMatchObject([
      { id: first, title: 'द्वार', language: 'hi', order_index: 0 },
      { id: second, title: null, language: null, media: [] },
    ]);
    const media = tour?.tour_sections?.[0]?.media;
    expect(media?.map(({ language }) => language).sort()).toEqual(['en', 'ta']);
    expect(media).toContainEqual(
      expect.objectContaining({ public_url: `${PUBLIC_URL}/media/${english.key}` }),
    );
  });

  test('a tour without words in the language: 404 that names those it has', async () => {
    const id = await t.seeds.tour({ texts: { hi: 'ताज महल', en: 'Taj Mahal' } });
    const response = await t.call('GET', `/api/tours/${id}?lang=ta`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ available_languages: ['en', 'hi'] });
  });

  test.each(['GET', 'PATCH', 'DELETE'])('%s of a tour there is not: 404', async (method) => {
    for (const id of [NOBODY, 'no-uuid']) {
      const json = method === 'PATCH' ? { city: 'Delhi' } : undefined;
      const response = await t.call(method, `/api/tours/${id}`, { json });
      expect(response.status).toBe(404);
    }
  });

  test('a change touches only what was sent', async () => {
    const id = await t.seeds.tour({ slug: 'taj', cover: '/media/old.png' });
    const before = await read(await t.call('GET', `/api/tours/${id}`));
    const response = await t.call('PATCH', `/api/tours/${id}`, { json: { city: 'Delhi' } });
    expect(response.status).toBe(200);
    const updated_at = '2025-03-01T06:00:00.001Z';
    const after = { ...before, city: 'Delhi', updated_at, tour_sections: undefined };
    expect(await read(response)).toEqual(after);
  });

  test('null empties what may be empty, "" nothing', async () => {
    const id = await t.seeds.tour({ cover: '/media/old.png' });
    const json = { duration_seconds: null, cover_media_url: null };
    const response = await t.call('PATCH', `/api/tours/${id}`, { json });
    expect(await read(response)).toMatchObject(json);
    const empty = await t.call('PATCH', `/api/tours/${id}`, { json: { slug: '', city: '' } });
    expect(empty.status).toBe(422);
    expect(await empty.json()).toMatchObject({
      fields: { slug: 'Slug is required', city: 'City is required' },
    });
  });

  test('a cover keeps its path whatever the host is called', async () => {
    const id = await t.seeds.tour();
    const change = async (cover_media_url: string) =>
      read(await t.call('PATCH', `/api/tours/${id}`, { json: { cover_media_url } }));
    const own = await change(`${PUBLIC_URL}/media/a.png`);
    expect(own?.cover_media_url).toBe(`${PUBLIC_URL}/media/a.png`);
    const moved = await testWorker({ database: t.database, publicUrl: 'http://elsewhere.test' });
    const there = await read(await moved.call('GET', `/api/tours/${id}`));
    expect(there?.cover_media_url).toBe('http://elsewhere.test/media/a.png');
    const foreign = await change('https://pictures.test/media/b.png');
    expect(foreign?.cover_media_url).toBe('https://pictures.test/media/b.png');
  });

  test('publishing sets the date, or takes the one that was sent; drafts have none', async () => {
    const id = await t.seeds.tour();
    const change = async (json: object) =>
      (await read(await t.call('PATCH', `/api/tours/${id}`, { json })))?.published_at;
    expect(await change({ is_published: true })).toBe('2025-03-01T06:00:00.000Z');
    t.clock.set('2025-03-01T06:30:00Z');
    expect(await change({ is_published: true })).toBe('2025-03-01T06:00:00.000Z');
    const sent = '2025-02-01T00:00:00.000Z';
    expect(await change({ is_published: true, published_at: sent })).toBe(sent);
    expect(await change({ is_published: false, published_at: sent })).toBeNull();
    expect(await change({ published_at: sent })).toBeNull();
    const wrong = await t.call('PATCH', `/api/tours/${id}`, { json: { published_at: 'soon' } });
    expect(wrong.status).toBe(422);
  });

  test('a change is returned in the language asked for, else in one the tour has', async () => {
    const id = await t.seeds.tour({ texts: { en: 'Taj Mahal', hi: 'ताज महल' } });
    const change = async (query: string) =>
      (await read(await t.call('PATCH', `/api/tours/${id}${query}`, { json: {} })))?.language;
    expect(await change('')).toBe('en');
    expect(await change('?lang=hi')).toBe('hi');
    expect(await change('?lang=ta')).toBe('en');
  });

  test('a change to a slug that is taken: 409', async () => {
    await t.seeds.tour({ slug: 'taken' });
    const id = await t.seeds.tour();
    const response = await t.call('PATCH', `/api/tours/${id}`, { json: { slug: 'taken' } });
    expect(response.status).toBe(409);
  });

  test('deleting takes everything below along, with its files', async () => {
    const tourId = await t.seeds.tour();
    const sectionId = await t.seeds.section(tourId);
    const audio = await t.seeds.media({ tourId, sectionId, type: 'audio' });
    await t.seeds.media({ tourId });
    await t.seeds.chapter(audio.id, { start: 0 });
    const kept = await t.seeds.file('image/png');
    await t.seeds.tour({ cover: `/media/${kept}` });
    await t.call('PATCH', `/api/tours/${tourId}`, { json: { cover_media_url: `/media/${kept}` } });
    expect(await t.storedKeys()).toHaveLength(3);
    const response = await t.call('DELETE', `/api/tours/${tourId}`);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(await t.storedKeys()).toEqual([kept]);
    expect((await t.call('GET', `/media/${audio.key}`)).status).toBe(404);
    expect((await t.call('GET', `/api/sections/${sectionId}`)).status).toBe(404);
    expect((await t.call('GET', `/api/media/${audio.id}/chapters`)).status).toBe(404);
  });
});
