import type { Media } from '../../../src/domain/tours/media';
import type { TourRow } from '../../../src/domain/tours/tour';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { mp3Bytes, pngBytes, uploadForm } from '../../testing/sampleFiles';
import { people, PUBLIC_URL, testWorker, type TestWorker } from '../../testing/testWorker';

const NOBODY = '00000000-0000-4000-8000-00000000dead';

describeOnEachDatabase('media', (open) => {
  let t: TestWorker;
  let tourId: string;
  let sectionId: string;
  beforeEach(async () => {
    t = await testWorker({ database: await open() });
    await t.seeds.admin(people.asha, 'owner');
    await t.seeds.languages('en', 'hi');
    tourId = await t.seeds.tour();
    sectionId = await t.seeds.section(tourId);
  });

  const audio = () => t.seeds.media({ tourId, sectionId, type: 'audio', duration: 9 });
  const read = async (id: string) =>
    (await (await t.call('GET', `/api/media/${id}`)).json()) as Media;
  const replace = (id: string, form: FormData) =>
    t.call('PATCH', `/api/media/${id}`, { body: form });

  test('one is returned as it is', async () => {
    const { id, key } = await audio();
    expect(await read(id)).toEqual({
      id,
      tour_id: tourId,
      section_id: sectionId,
      language: 'en',
      type: 'audio',
      filename: 'given-audio',
      title: 'A title',
      transcript_text: null,
      public_url: `${PUBLIC_URL}/media/${key}`,
      duration: 9,
      created_at: '2025-03-01T06:00:00.000Z',
      updated_at: '2025-03-01T06:00:00.000Z',
    });
  });

  test('words are changed where they were sent', async () => {
    const { id } = await audio();
    const change = async (json: object) =>
      (await t.call('PATCH', `/api/media/${id}`, { json })).json();
    expect(await change({ transcript_text: 'Look up' })).toMatchObject({
      title: 'A title',
      transcript_text: 'Look up',
      updated_at: '2025-03-01T06:00:00.001Z',
    });
    expect(await change({ title: null, language: 'hi', filename: 'gate.mp3' })).toMatchObject({
      title: null,
      language: 'hi',
      filename: 'gate.mp3',
      transcript_text: 'Look up',
    });
    const unknown = await t.call('PATCH', `/api/media/${id}`, { json: { language: 'xx' } });
    expect(unknown.status).toBe(422);
  });

  test('another file takes the place of the old one; id and chapters stay', async () => {
    const { id, key } = await audio();
    await t.seeds.chapter(id, { title: 'Gate', start: 1 });
    const form = uploadForm(mp3Bytes(), { title: 'New', language: 'hi', type: 'audio' }, 'b.mp3');
    const response = await replace(id, form);
    expect(response.status).toBe(200);
    const media = (await response.json()) as Media;
    expect(media).toMatchObject({
      id,
      title: 'New',
      language: 'hi',
      filename: 'b.mp3',
      duration: 3,
      created_at: '2025-03-01T06:00:00.000Z',
      updated_at: '2025-03-01T06:00:00.001Z',
    });
    expect(media.public_url).not.toContain(key);
    expect(await t.storedKeys()).toEqual([media.public_url.replace(`${PUBLIC_URL}/media/`, '')]);
    expect((await t.call('GET', `/media/${key}`)).status).toBe(404);
    const chapters = await (await t.call('GET', `/api/media/${id}/chapters`)).json();
    expect(chapters).toMatchObject([{ title: 'Gate' }]);
  });

  test('a replaced file changes no word that was not sent', async () => {
    const { id } = await audio();
    await t.call('PATCH', `/api/media/${id}`, { json: { transcript_text: 'Look up' } });
    const form = uploadForm(mp3Bytes(), { filename: 'named.mp3' });
    expect(await (await replace(id, form)).json()).toMatchObject({
      title: 'A title',
      transcript_text: 'Look up',
      filename: 'named.mp3',
      language: 'en',
    });
    const emptied = uploadForm(mp3Bytes(), { title: '', transcript_text: '' });
    expect(await (await replace(id, emptied)).json()).toMatchObject({
      title: null,
      transcript_text: null,
    });
  });

  test('covers follow a replaced picture', async () => {
    const { id, key } = await t.seeds.media({ tourId });
    const cover = { cover_media_url: `${PUBLIC_URL}/media/${key}` };
    await t.call('PATCH', `/api/tours/${tourId}`, { json: cover });
    await t.call('PATCH', `/api/tours/${tourId}/translations/en`, { json: cover });
    await t.call('PATCH', `/api/sections/${sectionId}`, { json: cover });
    const media = (await (await replace(id, uploadForm(pngBytes()))).json()) as Media;
    const [tour] = (await (await t.call('GET', `/api/tours/${tourId}`)).json()) as TourRow[];
    expect(tour?.cover_media_url).toBe(media.public_url);
    expect(tour?.tour_sections?.[0]?.cover_media_url).toBe(media.public_url);
    await t.call('PATCH', `/api/tours/${tourId}/translations/en`, {
      json: { cover_media_url: null },
    });
    const [bare] = (await (await t.call('GET', `/api/tours/${tourId}`)).json()) as TourRow[];
    expect(bare?.cover_media_url).toBe(media.public_url);
    expect((await t.call('GET', `/media/${key}`)).status).toBe(404);
  });

  test.each<[string, FormData, number]>([
    ['a picture for audio', uploadForm(pngBytes()), 415],
    ['text', uploadForm(new TextEncoder().encode('hello')), 415],
    ['no file', uploadForm(null, { title: 'New' }), 422],
    ['another type', uploadForm(pngBytes(), { type: 'image' }), 422],
    ['no language of ours', uploadForm(mp3Bytes(), { language: 'xx' }), 422],
  ])('replacing by %s: refused, all stays', async (_name, form, status) => {
    const { id, key } = await audio();
    const before = await read(id);
    expect((await replace(id, form)).status).toBe(status);
    expect(await read(id)).toEqual(before);
    expect(await t.storedKeys()).toEqual([key]);
  });

  test('deleting takes chapters and file along', async () => {
    const { id } = await audio();
    const chapter = await t.seeds.chapter(id, { start: 1 });
    expect((await t.call('DELETE', `/api/media/${id}`)).status).toBe(204);
    expect(await t.storedKeys()).toEqual([]);
    expect((await t.call('DELETE', `/api/media/${id}`)).status).toBe(404);
    expect((await t.call('DELETE', `/api/chapters/${chapter}`)).status).toBe(404);
  });

  test.each([
    ['tour', () => `/api/tours/${tourId}`],
    ['translation', () => `/api/tours/${tourId}/translations/en`],
    ['section', () => `/api/sections/${sectionId}`],
  ])('a picture that is the cover of a %s stays: 409', async (_name, path) => {
    const { id, key } = await t.seeds.media({ tourId, sectionId });
    const cover = { cover_media_url: `${PUBLIC_URL}/media/${key}` };
    expect((await t.call('PATCH', path(), { json: cover })).status).toBe(200);
    const response = await t.call('DELETE', `/api/media/${id}`);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      error: 'conflict',
      message: 'Media is still in use and cannot be deleted.',
    });
    expect(await t.storedKeys()).toEqual([key]);
    await t.call('PATCH', path(), { json: { cover_media_url: null } });
    expect((await t.call('DELETE', `/api/media/${id}`)).status).toBe(204);
  });

  test('a file another record needs stays', async () => {
    const { id, key } = await audio();
    const other = await t.seeds.media({ tourId, sectionId, type: 'audio', key });
    await t.call('DELETE', `/api/media/${id}`);
    expect((await t.call('GET', `/media/${key}`)).status).toBe(200);
    await replace(other.id, uploadForm(mp3Bytes()));
    expect((await t.call('GET', `/media/${key}`)).status).toBe(404);
  });

  test('bytes that cannot be taken away fail no call', async () => {
    const { id } = await audio();
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(t.storage, 'delete').mockRejectedValue(new Error('read-only'));
    expect((await t.call('DELETE', `/api/media/${id}`)).status).toBe(204);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  test('what there is not: 404', async () => {
    for (const id of [NOBODY, 'no-uuid']) {
      const path = `/api/media/${id}`;
      expect((await t.call('GET', path)).status).toBe(404);
      expect((await t.call('PATCH', path, { json: { title: 'x' } })).status).toBe(404);
      expect((await replace(id, uploadForm(mp3Bytes()))).status).toBe(404);
      expect((await t.call('DELETE', path)).status).toBe(404);
    }
    expect(await t.storedKeys()).toEqual([]);
  });
});
