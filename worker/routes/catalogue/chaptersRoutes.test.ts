import type { Chapter } from '../../../src/domain/chapters/chapter';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { people, testWorker, type TestWorker } from '../../testing/testWorker';

const NOBODY = '00000000-0000-4000-8000-00000000dead';
const OVERLAP = 'Chapter times overlap with existing chapter';

describeOnEachDatabase('chapters', (open) => {
  let t: TestWorker;
  let mediaId: string;
  beforeEach(async () => {
    t = await testWorker({ database: await open() });
    await t.seeds.admin(people.asha, 'owner');
    await t.seeds.languages('en');
    const tourId = await t.seeds.tour();
    const sectionId = await t.seeds.section(tourId);
    mediaId = (await t.seeds.media({ tourId, sectionId, type: 'audio' })).id;
  });

  const draft = {
    title: 'Chapter One',
    description: 'Look up',
    start_time_seconds: 1.25,
    end_time_seconds: 10.5,
    order_index: 0,
  };
  const add = (json: object) => t.call('POST', `/api/media/${mediaId}/chapters`, { json });
  const list = async () =>
    (await (await t.call('GET', `/api/media/${mediaId}/chapters`)).json()) as Chapter[];

  test('a new one is returned as it is stored', async () => {
    const response = await add(draft);
    expect(response.status).toBe(201);
    const chapter = (await response.json()) as Chapter;
    expect(chapter).toEqual({
      ...draft,
      id: expect.any(String),
      media_id: mediaId,
      created_at: '2025-03-01T06:00:00.000Z',
      updated_at: '2025-03-01T06:00:00.000Z',
    });
    expect(await list()).toEqual([chapter]);
  });

  test('times have at most three decimals', async () => {
    const times = { start_time_seconds: 0.1 + 0.2, end_time_seconds: 7.0004999 };
    expect(await (await add({ ...draft, ...times })).json()).toMatchObject({
      start_time_seconds: 0.3,
      end_time_seconds: 7,
    });
  });

  test('are listed by start, then order', async () => {
    await t.seeds.chapter(mediaId, { title: 'c', start: 20 });
    await t.seeds.chapter(mediaId, { title: 'b', start: 3, orderIndex: 2 });
    await t.seeds.chapter(mediaId, { title: 'a', start: 3, orderIndex: 1 });
    expect((await list()).map(({ title }) => title)).toEqual(['a', 'b', 'c']);
  });

  test.each([
    [{ title: ' ' }, { title: 'Chapter title is required' }],
    [{ start_time_seconds: -1 }, { start_time_seconds: 'Start time cannot be negative' }],
    [{ start_time_seconds: 'x' }, { start_time_seconds: 'Start time cannot be negative' }],
    [{ end_time_seconds: 1.25 }, { end_time_seconds: 'End time must be greater than start time' }],
  ])('%j: 422', async (wrong, fields) => {
    const response = await add({ ...draft, ...wrong });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields });
  });

  test('an end that is no later once stored: 422', async () => {
    const response = await add({ ...draft, start_time_seconds: 1, end_time_seconds: 1.0001 });
    expect(response.status).toBe(422);
    expect(await list()).toEqual([]);
  });

  test('one that overlaps another: 422; touching and yielding are fine', async () => {
    await add(draft);
    const overlapping = await add({ ...draft, start_time_seconds: 10.499, end_time_seconds: 20 });
    expect(overlapping.status).toBe(422);
    expect(await overlapping.json()).toMatchObject({ fields: { start_time_seconds: OVERLAP } });
    const touching = await add({ ...draft, start_time_seconds: 10.5, end_time_seconds: null });
    expect(touching.status).toBe(201);
    const inside = await add({ ...draft, start_time_seconds: 30, end_time_seconds: 40 });
    expect(inside.status).toBe(201);
    expect(await list()).toHaveLength(3);
  });

  test('of two at the same place and time one is made', async () => {
    const responses = await Promise.all([add(draft), add(draft), add(draft)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  test('are replaced whole', async () => {
    const { id } = (await (await add(draft)).json()) as Chapter;
    const json = { title: 'Two', start_time_seconds: 2, end_time_seconds: 9 };
    const response = await t.call('PUT', `/api/chapters/${id}`, { json });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      ...json,
      id,
      media_id: mediaId,
      description: '',
      order_index: 0,
      updated_at: '2025-03-01T06:00:00.001Z',
    });
    const open = { title: 'Two', start_time_seconds: 2 };
    const reopened = await t.call('PUT', `/api/chapters/${id}`, { json: open });
    expect(await reopened.json()).toMatchObject({ end_time_seconds: null });
  });

  test('one moved onto another: 422', async () => {
    await add(draft);
    const moved = (await (await add({ title: 'Two', start_time_seconds: 20 })).json()) as Chapter;
    const json = { title: 'Two', start_time_seconds: 5 };
    const response = await t.call('PUT', `/api/chapters/${moved.id}`, { json });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: OVERLAP });
    expect(await list()).toContainEqual(moved);
  });

  test('are deleted', async () => {
    const { id } = (await (await add(draft)).json()) as Chapter;
    expect((await t.call('DELETE', `/api/chapters/${id}`)).status).toBe(204);
    expect((await t.call('DELETE', `/api/chapters/${id}`)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  test('what there is not: 404', async () => {
    for (const id of [NOBODY, 'no-uuid']) {
      expect((await t.call('GET', `/api/media/${id}/chapters`)).status).toBe(404);
      const added = await t.call('POST', `/api/media/${id}/chapters`, { json: draft });
      expect(added.status).toBe(404);
      expect((await t.call('PUT', `/api/chapters/${id}`, { json: draft })).status).toBe(404);
      expect((await t.call('DELETE', `/api/chapters/${id}`)).status).toBe(404);
    }
  });
});
