import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { people, testWorker, type TestWorker } from '../../testing/testWorker';

const NOBODY = '00000000-0000-4000-8000-00000000dead';

describeOnEachDatabase('translations of a section', (open) => {
  let t: TestWorker;
  let sectionId: string;
  beforeEach(async () => {
    t = await testWorker({ database: await open() });
    await t.seeds.admin(people.asha, 'owner');
    await t.seeds.languages('en', 'hi', 'ta');
    sectionId = await t.seeds.section(await t.seeds.tour());
  });

  const path = (rest = '', id = sectionId) => `/api/sections/${id}/translations${rest}`;
  const hindi = { language: 'hi', title: 'द्वार', description: 'ऊपर देखिए' };

  test('are added and listed', async () => {
    const added = await t.call('POST', path(), { json: hindi });
    expect(added.status).toBe(201);
    const translation: unknown = await added.json();
    expect(translation).toEqual({
      ...hindi,
      id: expect.any(String),
      section_id: sectionId,
      earlier_source_title: null,
      earlier_source_description: null,
      created_at: '2025-03-01T06:00:00.000Z',
      updated_at: '2025-03-01T06:00:00.000Z',
    });
    const list = await (await t.call('GET', path())).json();
    expect(list).toHaveLength(2);
    expect(list).toContainEqual(translation);
  });

  test('a second one in a language: 409', async () => {
    await t.call('POST', path(), { json: hindi });
    const again = await t.call('POST', path(), { json: hindi });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      message: 'A translation in this language already exists',
    });
  });

  test.each([
    [{ title: ' ' }, { title: 'Title is required' }],
    [{ language: 'xx' }, { language: 'Unknown language' }],
  ])('%j: 422', async (wrong, fields) => {
    const response = await t.call('POST', path(), { json: { ...hindi, ...wrong } });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields });
  });

  test('words may be emptied: they are null then', async () => {
    const change = async (json: object) => (await t.call('PATCH', path('/en'), { json })).json();
    expect(await change({ title: '  The Gate ' })).toMatchObject({
      title: 'The Gate',
      description: 'About The Great Gate',
      updated_at: '2025-03-01T06:00:00.001Z',
    });
    expect(await change({ description: '' })).toMatchObject({
      title: 'The Gate',
      description: null,
    });
    expect(await change({ title: null })).toMatchObject({ title: null });
    const [section] = await (await t.call('GET', `/api/sections/${sectionId}`)).json();
    expect(section).toMatchObject({
      title: null,
      language: 'en',
      updated_at: '2025-03-01T06:00:00.003Z',
    });
  });

  test('are deleted, also the last', async () => {
    expect((await t.call('DELETE', path('/en'))).status).toBe(204);
    expect(await (await t.call('GET', path())).json()).toEqual([]);
    const section = await t.call('GET', `/api/sections/${sectionId}`);
    expect(section.status).toBe(404);
    expect(await section.json()).toMatchObject({ available_languages: [] });
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
