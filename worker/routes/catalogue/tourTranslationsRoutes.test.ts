import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { people, PUBLIC_URL, testWorker, type TestWorker } from '../../testing/testWorker';

const NOBODY = '00000000-0000-4000-8000-00000000dead';

describeOnEachDatabase('translations of a tour', (open) => {
  let t: TestWorker;
  let tourId: string;
  beforeEach(async () => {
    t = await testWorker({ database: await open() });
    await t.seeds.admin(people.asha, 'owner');
    await t.seeds.languages('en', 'hi', 'ta');
    tourId = await t.seeds.tour();
  });

  const path = (rest = '', id = tourId) => `/api/tours/${id}/translations${rest}`;
  const hindi = { language: 'hi', title: 'ताज महल', description: 'संगमरमर' };

  test('are added, listed and seen in the tour', async () => {
    const added = await t.call('POST', path(), { json: hindi });
    expect(added.status).toBe(201);
    const translation: unknown = await added.json();
    expect(translation).toEqual({
      ...hindi,
      id: expect.any(String),
      tour_id: tourId,
      slug_suffix: 'hi',
      cover_media_url: null,
      earlier_source_title: null,
      earlier_source_description: null,
      created_at: '2025-03-01T06:00:00.000Z',
      updated_at: '2025-03-01T06:00:00.000Z',
    });
    const list = await (await t.call('GET', path())).json();
    expect(list).toHaveLength(2);
    expect(list).toContainEqual(translation);
    const tour = await (await t.call('GET', `/api/tours/${tourId}?lang=hi`)).json();
    expect(tour).toMatchObject([{ title: 'ताज महल', language: 'hi' }]);
  });

  test('codes are lowercased', async () => {
    const added = await t.call('POST', path(), { json: { ...hindi, language: ' HI ' } });
    expect(await added.json()).toMatchObject({ language: 'hi' });
    expect((await t.call('DELETE', path('/HI'))).status).toBe(204);
  });

  test('a second one in a language, also at the same time: 409', async () => {
    const responses = await Promise.all([1, 2].map(() => t.call('POST', path(), { json: hindi })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const again = await t.call('POST', path(), { json: hindi });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      message: 'A translation in this language already exists',
    });
  });

  test.each([
    [{ title: ' ' }, { title: 'Title is required' }],
    [{ language: '' }, { language: 'Language is required' }],
    [{ language: 'xx' }, { language: 'Unknown language' }],
  ])('%j: 422', async (wrong, fields) => {
    const response = await t.call('POST', path(), { json: { ...hindi, ...wrong } });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields });
  });

  test('are changed in what was sent alone', async () => {
    const json = { title: 'The Taj', cover_media_url: `${PUBLIC_URL}/media/c.png` };
    const response = await t.call('PATCH', path('/en'), { json });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ ...json, description: 'About Taj Mahal' });
    const tours = await (await t.call('GET', '/api/tours?lang=en')).json();
    expect(tours).toMatchObject([{ ...json, updated_at: '2025-03-01T06:00:00.001Z' }]);
    const emptied = await t.call('PATCH', path('/en'), {
      json: { description: '', slug_suffix: '' },
    });
    expect(await emptied.json()).toMatchObject({
      title: 'The Taj',
      description: '',
      slug_suffix: 'en',
    });
    const untitled = await t.call('PATCH', path('/en'), { json: { title: '' } });
    expect(untitled.status).toBe(422);
  });

  test('are deleted, but for the last', async () => {
    await t.call('POST', path(), { json: hindi });
    expect((await t.call('DELETE', path('/en'))).status).toBe(204);
    const last = await t.call('DELETE', path('/hi'));
    expect(last.status).toBe(409);
    expect(await (await t.call('GET', path())).json()).toHaveLength(1);
  });

  test('of two deletions at the same time one leaves the last', async () => {
    await t.call('POST', path(), { json: hindi });
    const responses = await Promise.all(
      ['/en', '/hi'].map((language) => t.call('DELETE', path(language))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  test('what there is not: 404', async () => {
    for (const id of [NOBODY, 'no-uuid']) {
      expect((await t.call('GET', path('', id))).status).toBe(404);
      expect((await t.call('POST', path('', id), { json: hindi })).status).toBe(404);
      expect((await t.call('PATCH', path('/en', id), { json: {} })).status).toBe(404);
      expect((await t.call('DELETE', path('/en', id))).status).toBe(404);
    }
    expect((await t.call('PATCH', path('/ta'), { json: { title: 'x' } })).status).toBe(404);
    expect((await t.call('DELETE', path('/ta'))).status).toBe(404);
  });
});
