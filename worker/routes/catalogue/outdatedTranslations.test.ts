import type { OutdatedTranslation } from '../../../src/domain/tours/tour';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { people, testWorker, type TestWorker } from '../../testing/testWorker';

describeOnEachDatabase('the translations that are outdated', (open) => {
  let t: TestWorker;
  beforeEach(async () => {
    t = await testWorker({ database: await open() });
    await t.seeds.admin(people.asha, 'owner');
    await t.seeds.languages('en', 'hi', 'ta');
  });

  const outdated = async () =>
    (await (await t.call('GET', '/api/outdated-translations')).json()) as OutdatedTranslation[];
  const change = (path: string, json: object) => t.call('PATCH', `/api/${path}`, { json });

  test('are counted by tour and language, titles and descriptions apart', async () => {
    const taj = await t.seeds.tour({ texts: { en: 'Taj Mahal', hi: 'ताज महल', ta: 'தாஜ் மகால்' } });
    const gate = await t.seeds.section(taj, { texts: { en: 'The Gate', hi: 'द्वार' } });
    await t.seeds.tour({ texts: { en: 'Qutb Minar', hi: 'क़ुतुब मीनार' } });
    expect(await outdated()).toEqual([]);

    await change(`tours/${taj}/translations/en`, { title: 'The Taj Mahal' });
    await change(`sections/${gate}/translations/en`, { title: 'A Gate', description: 'Stone' });
    expect(await outdated()).toEqual([
      { tour_id: taj, language: 'hi', texts: 3 },
      { tour_id: taj, language: 'ta', texts: 1 },
    ]);
    await change(`sections/${gate}/translations/hi`, { title: 'एक द्वार' });
    await change(`tours/${taj}/translations/en`, { title: 'Taj Mahal' });
    expect(await outdated()).toEqual([{ tour_id: taj, language: 'hi', texts: 1 }]);
  });

  test('is for admins', async () => {
    const call = (as: typeof people.noor | null) =>
      t.call('GET', '/api/outdated-translations', { as });
    expect((await call(null)).status).toBe(401);
    expect((await call(people.noor)).status).toBe(403);
  });
});
