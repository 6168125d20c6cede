import type { SectionRow } from '../../../src/domain/tours/section';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { people, PUBLIC_URL, testWorker, type TestWorker } from '../../testing/testWorker';

const NOBODY = '00000000-0000-4000-8000-00000000dead';
const draft = { order_index: 2, title: 'The Great Gate', description: 'Look up', language: 'en' };

describeOnEachDatabase('sections', (open) => {
  let t: TestWorker;
  let tourId: string;
  beforeEach(async () => {
    t = await testWorker({ database: await open() });
    await t.seeds.admin(people.asha, 'owner');
    await t.seeds.languages('en', 'hi', 'ta');
    tourId = await t.seeds.tour();
  });

  const read = async <T>(response: Response) => (await response.json()) as T;
  const list = async (query = '') =>
    read<SectionRow[]>(await t.call('GET', `/api/tours/${tourId}/sections${query}`));

  test('a new section is returned with its id and words', async () => {
    const response = await t.call('POST', `/api/tours/${tourId}/sections`, { json: draft });
    expect(response.status).toBe(201);
    const section = await read<SectionRow>(response);
    expect(section).toEqual({
      ...draft,
      id: expect.any(String),
      tour_id: tourId,
      duration_seconds: null,
      cover_media_url: null,
      media: [],
      created_at: '2025-03-01T06:00:00.000Z',
      updated_at: '2025-03-01T06:00:00.000Z',
      earlier_source_title: null,
      earlier_source_description: null,
    });
    expect(await list()).toEqual([section]);
  });

  test('without a description it has none', async () => {
    const json = { ...draft, description: '', duration_seconds: 90 };
    const response = await t.call('POST', `/api/tours/${tourId}/sections`, { json });
    expect(await response.json()).toMatchObject({ description: null, duration_seconds: 90 });
  });

  test.each([
    [{ title: '' }, { title: 'Title is required' }],
    [{ language: '' }, { language: 'Language is required' }],
    [{ language: 'xx' }, { language: 'Unknown language' }],
    [{ order_index: -1 }, { order_index: 'Order index must be a non-negative number' }],
    [{ order_index: 1.5 }, { order_index: 'Order index must be a non-negative number' }],
    [{ duration_seconds: 0 }, { duration_seconds: 'Duration must be at least 1 second' }],
  ])('a new section with %j: 422', async (wrong, fields) => {
    const json = { ...draft, ...wrong };
    const response = await t.call('POST', `/api/tours/${tourId}/sections`, { json });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields });
    expect(await list()).toEqual([]);
  });

  test('the list holds all in order, also those without words in the language', async () => {
    const second = await t.seeds.section(tourId, { orderIndex: 5, texts: { en: 'Garden' } });
    const first = await t.seeds.section(tourId, { texts: { en: 'Gate', hi: 'द्वार' } });
    await t.seeds.media({ tourId, sectionId: second, language: 'ta' });
    const hindi = await list('?lang=hi');
    expect(hindi).toMatchObject([
      { id: first, title: 'द्वार', language: 'hi', description: 'About द्वार', media: [] },
      { id: second, title: null, language: null, description: null, media: [{ language: 'ta' }] },
    ]);
    expect((await list()).map(({ title }) => title)).toEqual(['Gate', 'Garden']);
  });

  test('one section is a list with its media of all languages, the newest first', async () => {
    const sectionId = await t.seeds.section(tourId);
    const older = await t.seeds.media({ tourId, sectionId, type: 'audio' });
    t.clock.set('2025-03-01T06:10:00Z');
    const newer = await t.seeds.media({ tourId, sectionId, type: 'audio', language: 'hi' });
    const [section] = await read<SectionRow[]>(await t.call('GET', `/api/sections/${sectionId}`));
    expect(section).toMatchObject({ id: sectionId, title: 'The Great Gate', language: 'en' });
    expect(section?.media?.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(section?.media?.[0]).toEqual({
      id: newer.id,
      tour_id: tourId,
      section_id: sectionId,
      language: 'hi',
      type: 'audio',
      filename: 'given-audio',
      title: 'A title',
      transcript_text: null,
      public_url: `${PUBLIC_URL}/media/${newer.key}`,
      duration: null,
      created_at: '2025-03-01T06:10:00.000Z',
      updated_at: '2025-03-01T06:10:00.000Z',
    });
  });

  test('a section without words in the language: 404 that names those it has', async () => {
    const id = await t.seeds.section(tourId, { texts: { hi: 'द्वार', en: 'Gate' } });
    const response = await t.call('GET', `/api/sections/${id}?lang=ta`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ available_languages: ['en', 'hi'] });
  });

  test('a change touches only what was sent', async () => {
    const id = await t.seeds.section(tourId, { durationSeconds: 90, cover: '/media/c.png' });
    const change = async (json: object) => {
      const response = await t.call('PATCH', `/api/sections/${id}?lang=en`, { json });
      expect(response.status).toBe(200);
      return (await read<SectionRow[]>(response))[0];
    };
    expect(await change({ order_index: 7 })).toMatchObject({
      order_index: 7,
      duration_seconds: 90,
      title: 'The Great Gate',
      cover_media_url: `${PUBLIC_URL}/media/c.png`,
      updated_at: '2025-03-01T06:00:00.001Z',
    });
    expect(await change({ duration_seconds: null, cover_media_url: null })).toMatchObject({
      order_index: 7,
      duration_seconds: null,
      cover_media_url: null,
    });
    const wrong = await t.call('PATCH', `/api/sections/${id}`, { json: { order_index: 'x' } });
    expect(wrong.status).toBe(422);
  });

  test('deleting takes its words, media and files along, and nothing else', async () => {
    const id = await t.seeds.section(tourId);
    const other = await t.seeds.section(tourId);
    const gone = await t.seeds.media({ tourId, sectionId: id });
    const kept = await t.seeds.media({ tourId, sectionId: other });
    expect((await t.call('DELETE', `/api/sections/${id}`)).status).toBe(204);
    expect(await t.storedKeys()).toEqual([kept.key]);
    expect((await t.call('GET', `/api/media/${gone.id}`)).status).toBe(404);
    expect((await list()).map((section) => section.id)).toEqual([other]);
  });

  test('a file that stands behind two records goes with the second', async () => {
    const id = await t.seeds.section(tourId);
    const other = await t.seeds.section(tourId);
    const { key } = await t.seeds.media({ tourId, sectionId: id });
    await t.seeds.media({ tourId, sectionId: other, key });
    await t.call('DELETE', `/api/sections/${id}`);
    expect((await t.call('GET', `/media/${key}`)).status).toBe(200);
    await t.call('DELETE', `/api/sections/${other}`);
    expect((await t.call('GET', `/media/${key}`)).status).toBe(404);
    expect(await t.storedKeys()).toEqual([]);
  });

  test('what there is not: 404', async () => {
    for (const id of [NOBODY, 'no-uuid']) {
      expect((await t.call('GET', `/api/tours/${id}/sections`)).status).toBe(404);
      const added = await t.call('POST', `/api/tours/${id}/sections`, { json: draft });
      expect(added.status).toBe(404);
      expect((await t.call('GET', `/api/sections/${id}`)).status).toBe(404);
      expect((await t.call('PATCH', `/api/sections/${id}`, { json: {} })).status).toBe(404);
      expect((await t.call('DELETE', `/api/sections/${id}`)).status).toBe(404);
      expect((await t.call('POST', `/api/sections/${id}/play`)).status).toBe(404);
    }
  });

  test('plays are counted by language', async () => {
    const id = await t.seeds.section(tourId);
    const play = async (query: string) =>
      (await t.call('POST', `/api/sections/${id}/play${query}`)).json();
    expect(await play('?language=hi')).toEqual({ plays: 1 });
    expect(await play('?language=en')).toEqual({ plays: 1 });
    expect(await play('')).toEqual({ plays: 2 });
    const many = await Promise.all([1, 2, 3, 4, 5].map(() => play('?language=hi')));
    expect(many).toContainEqual({ plays: 6 });
    const unknown = await t.call('POST', `/api/sections/${id}/play?language=xx`);
    expect(unknown.status).toBe(422);
  });
});
