import type { EditedTour } from '../../../src/domain/tours/tour';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { people, testWorker, type TestWorker } from '../../testing/testWorker';

const day = (number: number) => `2025-04-0${number}T10:00:00.000Z`;
const on = (number: number) => new Date(day(number));

describeOnEachDatabase('the tours that were edited last', (open) => {
  let t: TestWorker;
  beforeEach(async () => {
    t = await testWorker({ database: await open(), startAt: day(1) });
    await t.seeds.admin(people.asha, 'owner');
    await t.seeds.languages('en', 'hi');
  });

  const edited = async (query = '') =>
    (await (await t.call('GET', `/api/edited-tours${query}`)).json()) as EditedTour[];

  test('a tour is as new as the newest of its texts, sections, recordings and chapters', async () => {
    const quiet = await t.seeds.tour({ createdAt: on(1) });
    const withText = await t.seeds.tour({ createdAt: on(1) });
    const withSection = await t.seeds.tour({ createdAt: on(1) });
    const withChapter = await t.seeds.tour({ createdAt: on(1) });
    const withAudio = await t.seeds.tour({ createdAt: on(1) });
    const { id: mediaId } = await t.seeds.media({ tourId: withChapter, type: 'audio' });

    t.clock.set(day(2));
    const text = { language: 'hi', title: 'ताज महल', description: '', slug_suffix: 'hi' };
    await t.call('POST', `/api/tours/${withText}/translations`, { json: text });
    t.clock.set(day(3));
    await t.seeds.section(withSection, { texts: { hi: 'द्वार' } });
    t.clock.set(day(4));
    const chapter = { title: 'Gate', description: '', start_time_seconds: 0, order_index: 0 };
    await t.call('POST', `/api/media/${mediaId}/chapters`, { json: chapter });
    await t.seeds.media({ tourId: withAudio, type: 'audio', createdAt: on(5) });

    expect(await edited()).toEqual([
      { tour_id: withAudio, edited_at: day(5) },
      { tour_id: withChapter, edited_at: day(4) },
      { tour_id: withSection, edited_at: day(3) },
      { tour_id: withText, edited_at: day(2) },
      { tour_id: quiet, edited_at: day(1) },
    ]);
    expect(await edited('?limit=2')).toHaveLength(2);
  });

  test('one tour with many changes leaves room for the others', async () => {
    const other = await t.seeds.tour({ createdAt: on(1) });
    const busy = await t.seeds.tour({ createdAt: on(2) });
    t.clock.set(day(3));
    for (let number = 0; number < 30; number += 1) await t.seeds.section(busy);
    expect((await edited('?limit=2')).map(({ tour_id }) => tour_id)).toEqual([busy, other]);
  });

  test('is for admins', async () => {
    expect((await t.call('GET', '/api/edited-tours', { as: null })).status).toBe(401);
    expect((await t.call('GET', '/api/edited-tours', { as: people.noor })).status).toBe(403);
  });
});
