import { sql } from 'drizzle-orm';
import type { LandingContent } from '../../../src/domain/tours/landing';
import type { Database } from '../../database/database';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { PUBLIC_URL, testWorker, type TestWorker } from '../../testing/testWorker';

describeOnEachDatabase('the landing page', (open) => {
  let database: Database;
  let test: TestWorker;

  beforeEach(async () => {
    database = await open();
    test = await testWorker({ database });
    await test.seeds.languages('en', 'hi', 'ta');
  });

  const read = async (query = ''): Promise<LandingContent> => {
    const response = await test.call('GET', `/api/landing${query}`, { as: null });
    expect(response.status).toBe(200);
    return response.json();
  };

  async function tour(title: string, plays: number, more: Parameters<typeof test.seeds.tour>[0]) {
    const id = await test.seeds.tour({ isPublished: true, texts: { en: title }, ...more });
    const section = await test.seeds.section(id);
    await test.seeds.plays(section, 'en', plays);
    return { id, section };
  }

  it('stands on an empty catalogue', async () => {
    await database.execute(sql`delete from languages`);
    expect(await read()).toMatchObject({
      stats: { totalTours: 0 },
      featuredTours: [],
      coverage: { cities: [], totalCities: 0 },
      languages: [],
      highlights: [{ id: 'place' }, { id: 'voices' }, { id: 'offline' }],
      storeLinks: { iosUrl: null, androidUrl: null },
      generatedAt: '2025-03-01T06:00:00.000Z',
    });
  });

  it('features published tours with a cover, the most played first', async () => {
    await tour('Quiet', 1, { cover: '/media/quiet.webp' });
    await tour('Loved', 9, { cover: 'https://elsewhere.test/loved.jpg' });
    await tour('Without a cover', 20, {});
    await tour('A draft', 30, { cover: '/media/draft.webp', isPublished: false });
    const { featuredTours, stats } = await read();
    expect(featuredTours).toMatchObject([
      { title: 'Loved', coverImageUrl: 'https://elsewhere.test/loved.jpg', sampleAudioUrl: null },
      { title: 'Quiet', coverImageUrl: `${PUBLIC_URL}/media/quiet.webp` },
    ]);
    expect(stats.totalTours).toBe(3);
    expect((await read('?limit=1')).featuredTours).toHaveLength(1);
  });

  it('speaks the language asked for where the tour does, else English, else the tour its own', async () => {
    const cover = '/media/c.webp';
    await tour('Chennai', 3, { cover, primary: 'ta', texts: { ta: 'சென்னை' } });
    await tour('Mylapore', 2, { cover, primary: 'ta', texts: { ta: 'மயிலாப்பூர்', en: 'Mylapore' } });
    await tour('Taj', 1, { cover, texts: { en: 'Taj', hi: 'ताज' } });
    const { featuredTours } = await read('?lang=hi');
    expect(featuredTours).toMatchObject([
      { title: 'ताज', description: 'About ताज', languages: ['en', 'hi'] },
      { title: 'சென்னை', languages: ['ta'] },
      { title: 'Mylapore', languages: ['en', 'ta'] },
    ]);
    expect((await read('?lang=hi&limit=1')).featuredTours).toMatchObject([{ title: 'ताज' }]);
  });

  it('plays a sample in the language asked for, else one there is', async () => {
    const { id, section } = await tour('Taj', 1, { cover: '/media/c.webp' });
    const audio = (language: string) =>
      test.seeds.media({ tourId: id, sectionId: section, language, type: 'audio' });
    const hindi = await audio('hi');
    const english = await audio('en');
    const sample = async (query: string) => (await read(query)).featuredTours[0]?.sampleAudioUrl;
    expect(await sample('?lang=hi')).toBe(`${PUBLIC_URL}/media/${hindi.key}`);
    expect(await sample('?lang=ta')).toBe(`${PUBLIC_URL}/media/${english.key}`);
    expect((await read('?lang=hi')).featuredTours[0]?.sampleLanguage).toBe('hi');
    expect((await read('?lang=ta')).featuredTours[0]?.sampleLanguage).toBe('en');
  });

  it('begins with the tours that have sound in the language asked for', async () => {
    const texts = (title: string) => ({ en: title, hi: title });
    await tour('Loved', 9, { cover: '/media/c.webp', texts: texts('Loved') });
    const heard = await tour('Heard', 1, { cover: '/media/c.webp', texts: texts('Heard') });
    const sound = { tourId: heard.id, sectionId: heard.section, language: 'hi' };
    await test.seeds.media({ ...sound, type: 'audio' });
    const titles = async (query: string) =>
      (await read(query)).featuredTours.map(({ title }) => title);
    expect(await titles('?lang=hi')).toEqual(['Heard', 'Loved']);
    expect(await titles('?lang=en')).toEqual(['Loved', 'Heard']);
  });

  describe('the transcript of a sample', () => {
    const transcript = (id: string | null | undefined) =>
      test.call('GET', `/api/media/${id}/transcript`, { as: null });
    const sampleOf = async (query = '') => (await read(query)).featuredTours[0]?.sampleTranscriptId;

    it('is named by the page and asked for by itself, in the language that is spoken', async () => {
      const { id, section } = await tour('Taj', 1, { cover: '/media/c.webp' });
      const audio = (language: string, text: string | null) =>
        test.seeds.media({
          tourId: id,
          sectionId: section,
          language,
          type: 'audio',
          transcript: text,
        });
      const hindi = await audio('hi', 'यह ताज है।');
      await audio('en', ' \n');
      await audio('ta', null);
      expect(await sampleOf('?lang=hi')).toBe(hindi.id);
      expect(await sampleOf()).toBeNull();
      expect(await sampleOf('?lang=ta')).toBeNull();

      const response = await transcript(hindi.id);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ language: 'hi', text: 'यह ताज है।' });
    });

    it('is not there without a text, of a draft or of nothing', async () => {
      const draft = await test.seeds.tour();
      const hidden = await test.seeds.media({ tourId: draft, type: 'audio', transcript: 'Hush' });
      const published = await test.seeds.tour({ isPublished: true });
      const silent = await test.seeds.media({ tourId: published, type: 'audio' });
      for (const id of [hidden.id, silent.id, draft, 'none']) {
        expect((await transcript(id)).status).toBe(404);
      }
      await database.execute(sql`update tours set is_published = true`);
      expect((await transcript(hidden.id)).status).toBe(200);
    });
  });

  it('counts cities with the languages spoken there, and lists enabled languages', async () => {
    await tour('Taj', 1, { texts: { en: 'Taj', hi: 'ताज' } });
    await tour('Fort', 1, { texts: { en: 'Fort' } });
    await tour('Hampi', 1, { city: 'Hampi' });
    await tour('A draft', 1, { city: 'Konark', isPublished: false });
    await database.execute(sql`update languages set is_enabled = false where code = 'ta'`);
    const { coverage, languages, hero } = await read();
    expect(coverage).toEqual({
      cities: [
        { city: 'Agra', country: 'India', tourCount: 2, languages: ['en', 'hi'] },
        { city: 'Hampi', country: 'India', tourCount: 1, languages: ['en'] },
      ],
      totalCities: 2,
    });
    expect(languages).toEqual([
      { code: 'en', label: 'English', native_label: '' },
      { code: 'hi', label: 'Hindi', native_label: '' },
    ]);
    expect(hero.description).toContain('Available in 2+ languages');
  });
});
