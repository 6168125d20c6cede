import { describeOnEachDatabase } from '../testing/openTestDatabase';
import { people, testWorker, type TestWorker } from '../testing/testWorker';

interface Stamped {
  id: string;
  language: string;
  updated_at: string;
}

describeOnEachDatabase('a change with If-Match', (open) => {
  let t: TestWorker;
  let tourId: string;
  let sectionId: string;
  let mediaId: string;
  beforeEach(async () => {
    t = await testWorker({ database: await open() });
    await t.seeds.admin(people.asha, 'owner');
    await t.seeds.languages('en', 'hi');
    tourId = await t.seeds.tour({ texts: { en: 'Taj Mahal', hi: 'ताज महल' } });
    sectionId = await t.seeds.section(tourId, { texts: { en: 'Gate', hi: 'द्वार' } });
    mediaId = (await t.seeds.media({ tourId, sectionId, type: 'audio' })).id;
    t.clock.set('2025-03-01T07:00:00.000Z');
  });

  const send = (method: string, path: string, stamp: string | null, json?: object) =>
    t.call(method, path, { json, headers: stamp === null ? {} : { 'if-match': stamp } });
  const read = async (path: string, index = 0) => {
    const body: unknown = await (await t.call('GET', path)).json();
    const found: unknown = Array.isArray(body) ? body[index] : body;
    return found as Stamped; // every record of these calls has them
  };
  const chapterPath = () => `/api/media/${mediaId}/chapters`;

  async function cases() {
    const chapterDraft = { title: 'One', start_time_seconds: 1 };
    const { id } = (await (
      await send('POST', chapterPath(), null, chapterDraft)
    ).json()) as Stamped;
    const chapter = `/api/chapters/${id}`;
    return [
      { path: `/api/tours/${tourId}`, from: `/api/tours/${tourId}`, change: { city: 'Agra' } },
      {
        path: `/api/tours/${tourId}/translations/hi`,
        from: `/api/tours/${tourId}/translations`,
        place: 1,
        change: { title: 'ताज' },
      },
      {
        path: `/api/sections/${sectionId}`,
        from: `/api/sections/${sectionId}`,
        change: { order_index: 3 },
      },
      {
        path: `/api/sections/${sectionId}/translations/hi`,
        from: `/api/sections/${sectionId}/translations`,
        place: 1,
        change: { title: 'फाटक' },
      },
      { path: `/api/media/${mediaId}`, from: `/api/media/${mediaId}`, change: { title: 'New' } },
      {
        path: chapter,
        from: chapterPath(),
        method: 'PUT',
        change: { ...chapterDraft, title: 'T' },
      },
    ];
  }

  test('is made while the record stands as it was shown, and refused with it after: 412', async () => {
    for (const { path, from, place: index, change, method = 'PATCH' } of await cases()) {
      const seen = `"${(await read(from, index)).updated_at}"`;
      expect([path, (await send(method, path, seen, change)).status]).toEqual([path, 200]);
      const now = await read(from, index);
      for (const verb of [method, 'DELETE']) {
        const refused = await send(verb, path, seen, verb === 'DELETE' ? undefined : change);
        expect([verb, path, refused.status]).toEqual([verb, path, 412]);
        const { error, current } = (await refused.json()) as { error: string; current: Stamped };
        expect(error).toBe('conflict');
        expect(current).toMatchObject({ id: now.id, updated_at: now.updated_at });
      }
      expect(await read(from, index)).toEqual(now);
    }
  });

  test('deletes what stands as it was shown', async () => {
    for (const { path, from, place: index } of (await cases()).toReversed()) {
      const seen = `"${(await read(from, index)).updated_at}"`;
      expect([path, (await send('DELETE', path, seen)).status]).toEqual([path, 204]);
    }
  });

  test('takes a tour as each of its languages shows it, and not once its own fields moved on', async () => {
    const path = `/api/tours/${tourId}`;
    await send('PATCH', `${path}/translations/hi`, null, { title: 'ताज' });
    const hindi = `"${(await read(`${path}?lang=hi`)).updated_at}"`;
    const english = `"${(await read(`${path}?lang=en`)).updated_at}"`;
    expect(hindi).not.toBe(english);
    t.clock.set('2025-03-01T08:00:00.000Z');
    expect((await send('PATCH', path, hindi, { city: 'Agra' })).status).toBe(200);
    expect((await send('PATCH', path, english, { city: 'Delhi' })).status).toBe(412);
    expect((await send('PATCH', path, hindi, { city: 'Delhi' })).status).toBe(412);
  });

  test('of what is not there is 404, of a header that is none 400; a star and none ask nothing', async () => {
    const path = `/api/tours/${tourId}`;
    const gone = '/api/tours/00000000-0000-4000-8000-00000000dead';
    expect((await send('PATCH', gone, '"x"', { city: 'Agra' })).status).toBe(404);
    expect((await send('PATCH', path, 'x', { city: 'Agra' })).status).toBe(400);
    expect((await send('PATCH', path, '*', { city: 'Agra' })).status).toBe(200);
    expect((await send('PATCH', path, null, { city: 'Agra' })).status).toBe(200);
    const { updated_at } = await read(path);
    expect((await send('PATCH', path, `"old", "${updated_at}"`, { city: 'A' })).status).toBe(200);
    const { updated_at: next } = await read(path);
    expect((await send('PATCH', path, `W/"${next}"`, { city: 'B' })).status).toBe(412);
  });

  test('of two at once on the same record one is made', async () => {
    const path = `/api/tours/${tourId}`;
    const seen = `"${(await read(path)).updated_at}"`;
    const responses = await Promise.all(
      ['Agra', 'Delhi', 'Pune'].map((city) => send('PATCH', path, seen, { city })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });
});
