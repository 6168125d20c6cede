import type { EarlierSource } from '../../../src/domain/record/earlierSource';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { people, testWorker, type TestWorker } from '../../testing/testWorker';

const none = { earlier_source_title: null, earlier_source_description: null };

describeOnEachDatabase('what a translation was made from', (open) => {
  let t: TestWorker;
  let taj: string;
  let gate: string;
  beforeEach(async () => {
    t = await testWorker({ database: await open() });
    await t.seeds.admin(people.asha, 'owner');
    await t.seeds.languages('en', 'hi', 'ta');
    taj = await t.seeds.tour({ texts: { en: 'Taj Mahal', hi: 'ताज महल' } });
    gate = await t.seeds.section(taj, { texts: { en: 'The Gate', hi: 'द्वार' } });
  });

  const read = async (path: string) =>
    (await (await t.call('GET', `/api/${path}`)).json()) as never;
  const patch = async (path: string, json: object) => {
    const response = await t.call('PATCH', `/api/${path}`, { json });
    expect(response.status).toBe(200);
    return (await response.json()) as EarlierSource;
  };
  const tourText = (language: string) => `tours/${taj}/translations/${language}`;
  const sectionText = (language: string) => `sections/${gate}/translations/${language}`;
  const pick = ({ earlier_source_title, earlier_source_description }: EarlierSource) => ({
    earlier_source_title,
    earlier_source_description,
  });
  const ofTour = async (language = 'hi') => {
    const [row] = (await read(`tours?lang=${language}`)) as [EarlierSource];
    const [one] = (await read(`tours/${taj}?lang=${language}`)) as [EarlierSource];
    expect(pick(one)).toEqual(pick(row));
    return pick(row);
  };
  const ofSection = async (language = 'hi') => {
    const [row] = (await read(`tours/${taj}/sections?lang=${language}`)) as [EarlierSource];
    return pick(row);
  };

  test('is returned where the source was changed since, of title and description apart', async () => {
    expect(await ofTour()).toEqual(none);
    await patch(tourText('en'), { description: 'White marble' });
    await patch(sectionText('en'), { title: 'A Gate' });
    expect(await ofTour()).toEqual({ ...none, earlier_source_description: 'About Taj Mahal' });
    expect(await ofSection()).toEqual({ ...none, earlier_source_title: 'The Gate' });
    expect(await ofTour('en')).toEqual(none);

    const retitled = await patch(tourText('hi'), { title: 'ताज महल!' });
    expect(retitled).toMatchObject({ earlier_source_description: 'About Taj Mahal' });
    const redescribed = await patch(tourText('hi'), { description: 'सफ़ेद संगमरमर' });
    expect(pick(redescribed)).toEqual(none);
  });

  test('is the first text of several, and none once that one is back', async () => {
    await patch(tourText('en'), { description: 'White marble' });
    await patch(tourText('en'), { description: 'White marble on the Yamuna' });
    expect(await ofTour()).toEqual({ ...none, earlier_source_description: 'About Taj Mahal' });
    await patch(tourText('en'), { description: 'About Taj Mahal' });
    expect(await ofTour()).toEqual(none);
    await patch(sectionText('en'), { description: null });
    await patch(sectionText('en'), { description: 'About The Gate' });
    expect(await ofSection()).toEqual(none);
  });

  test('stays when the same words are sent, a cover, or anything of another record', async () => {
    await patch(tourText('en'), { title: 'The Taj' });
    await patch(tourText('hi'), { title: 'ताज महल', cover_media_url: '/media/cover.png' });
    await patch(`sections/${gate}`, { duration_seconds: 90 });
    await patch(`tours/${taj}`, { city: 'Delhi' });
    expect(await ofTour()).toEqual({ ...none, earlier_source_title: 'Taj Mahal' });
  });

  test('is the present text by the word of somebody, who may take it back', async () => {
    await patch(tourText('en'), { title: 'The Taj' });
    await patch(sectionText('en'), { title: 'A Gate' });
    const confirmed = { earlier_source_title: null };
    expect(pick(await patch(tourText('hi'), confirmed))).toEqual(none);
    expect(pick(await patch(sectionText('hi'), confirmed))).toEqual(none);
    await patch(tourText('hi'), { earlier_source_title: 'Taj Mahal' });
    await patch(sectionText('hi'), { earlier_source_title: 'The Gate' });
    expect(await ofTour()).toEqual({ ...none, earlier_source_title: 'Taj Mahal' });
    expect(await ofSection()).toEqual({ ...none, earlier_source_title: 'The Gate' });
    // A text equal to the current source does not count as an earlier one.
    await patch(tourText('hi'), { earlier_source_title: 'The Taj' });
    expect(await ofTour()).toEqual(none);
    await patch(tourText('en'), { earlier_source_title: 'Taj' });
    expect(await ofTour('en')).toEqual(none);
  });

  test('comes back with the words that were made from it', async () => {
    await patch(tourText('en'), { title: 'The Taj' });
    await patch(tourText('hi'), { title: 'ताज' });
    await patch(tourText('hi'), { title: 'ताज महल', earlier_source_title: 'Taj Mahal' });
    expect(await ofTour()).toEqual({ ...none, earlier_source_title: 'Taj Mahal' });
  });

  test('is a sign where the source had no text, and none where the translation has none', async () => {
    await patch(sectionText('en'), { description: null });
    await patch(sectionText('hi'), { description: 'पत्थर का' });
    await patch(sectionText('en'), { description: 'Made of stone' });
    expect(await ofSection()).toEqual({ ...none, earlier_source_description: '…' });
    await patch(sectionText('hi'), { description: null });
    expect(await ofSection()).toEqual(none);
    await patch(sectionText('en'), { description: 'Sandstone' });
    expect(await ofSection()).toEqual(none);
  });

  test('is not known once another language is the tour’s own, or its text is deleted', async () => {
    await patch(tourText('en'), { title: 'The Taj' });
    await patch(sectionText('en'), { title: 'A Gate' });
    await patch(`tours/${taj}`, { primary_language: 'hi' });
    expect(await ofTour()).toEqual(none);
    expect(await ofSection()).toEqual(none);
    await patch(sectionText('hi'), { title: 'फाटक' });
    expect(await ofSection('en')).toEqual({ ...none, earlier_source_title: 'द्वार' });
    await t.call('DELETE', `/api/${sectionText('hi')}`);
    expect(await ofSection('en')).toEqual(none);
  });

  test('changes the version of the list in which it is returned', async () => {
    const tag = async () => (await t.call('GET', '/api/tours?lang=hi')).headers.get('etag');
    const before = await tag();
    expect(await tag()).toBe(before);
    await patch(tourText('en'), { title: 'The Taj' });
    const changed = await tag();
    expect(changed).not.toBe(before);
    await patch(tourText('hi'), { earlier_source_title: null });
    expect(await tag()).not.toBe(changed);
  });

  test('does not move the record on under somebody who edits it', async () => {
    const [before] = (await read(`tours/${taj}/translations`)) as { updated_at: string }[];
    await patch(tourText('en'), { title: 'The Taj' });
    const rows = (await read(`tours/${taj}/translations`)) as {
      language: string;
      updated_at: string;
    }[];
    expect(rows.find(({ language }) => language === 'hi')?.updated_at).toBe(before?.updated_at);
  });

  test('a tour is deleted with translations that are outdated', async () => {
    await patch(tourText('en'), { title: 'The Taj' });
    await patch(sectionText('en'), { title: 'A Gate' });
    expect((await t.call('DELETE', `/api/tours/${taj}`)).status).toBe(204);
  });
});
