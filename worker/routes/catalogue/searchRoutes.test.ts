import { sql, type SQL } from 'drizzle-orm';
import type { SectionHit, TourHit } from '../../../src/domain/tours/playlist';
import type { TextHit } from '../../../src/domain/translating/textHit';
import { searchTours } from '../../queries/catalogue/searchQueries';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { people, PUBLIC_URL, testWorker, type TestWorker } from '../../testing/testWorker';

describeOnEachDatabase('the search for tours', (open, engine) => {
  let t: TestWorker;
  beforeEach(async () => {
    t = await testWorker({ database: await open() });
    await t.seeds.admin(people.asha, 'owner');
    await t.seeds.languages('en', 'hi');
  });

  const search = async (query: Record<string, string>) => {
    const response = await t.call('GET', `/api/search?${new URLSearchParams(query).toString()}`);
    expect(response.status).toBe(200);
    return (await response.json()) as TourHit[];
  };
  const titles = async (query: Record<string, string>) =>
    (await search(query)).map(({ title }) => title);

  test('finds by title, city and slug, titles that begin with the words first', async () => {
    await t.seeds.tour({ texts: { en: 'A walk in Old Delhi' }, slug: 'walk' });
    await t.seeds.tour({ texts: { en: 'Delhi by night' }, slug: 'night' });
    await t.seeds.tour({ texts: { en: 'Red Fort' }, city: 'Delhi', slug: 'fort' });
    await t.seeds.tour({ texts: { en: 'Qutb Minar' }, slug: 'delhi-tower' });
    await t.seeds.tour({ texts: { en: 'Taj Mahal' }, slug: 'taj' });
    expect(await titles({ q: 'DELHI' })).toEqual([
      'Delhi by night',
      'A walk in Old Delhi',
      'Qutb Minar',
      'Red Fort',
    ]);
    expect(await titles({ query: 'taj' })).toEqual(['Taj Mahal']);
    expect(await titles({ q: '' })).toHaveLength(5);
    expect(await titles({ q: 'nothing' })).toEqual([]);
  });

  test('a hit has what the picker shows', async () => {
    const id = await t.seeds.tour({ slug: 'taj', cover: '/media/c.png' });
    expect(await search({ q: 'taj' })).toEqual([
      {
        id,
        title: 'Taj Mahal',
        description: 'About Taj Mahal',
        cover_media_url: `${PUBLIC_URL}/media/c.png`,
        city: 'Agra',
        slug: 'taj',
      },
    ]);
  });

  test('looks in one language', async () => {
    await t.seeds.tour({ texts: { en: 'Taj Mahal', hi: 'ताज महल' } });
    expect(await titles({ q: 'ताज', lang: 'hi' })).toEqual(['ताज महल']);
    expect(await titles({ q: 'ताज' })).toEqual([]);
  });

  test('% and _ stand for themselves', async () => {
    await t.seeds.tour({ texts: { en: '100% marble' } });
    await t.seeds.tour({ texts: { en: '1001 steps' } });
    expect(await titles({ q: '100%' })).toEqual(['100% marble']);
    expect(await titles({ q: '1_0' })).toEqual([]);
  });

  test('finds sections by their titles in one language, with the title of their tour', async () => {
    const tour = await t.seeds.tour({ texts: { en: 'Hampi', hi: 'हम्पी' } });
    const other = await t.seeds.tour({ texts: { hi: 'दिल्ली' } });
    const bath = await t.seeds.section(tour, { texts: { en: 'The Lotus Mahal', hi: 'कमल महल' } });
    const gate = await t.seeds.section(other, { texts: { en: 'Lotus gate' } });
    const found = async (query: Record<string, string>) => {
      const path = `/api/search/sections?${new URLSearchParams(query).toString()}`;
      return (await (await t.call('GET', path)).json()) as SectionHit[];
    };
    expect(await found({ q: 'LOTUS' })).toEqual([
      { id: gate, tour_id: other, title: 'Lotus gate', tour_title: null },
      { id: bath, tour_id: tour, title: 'The Lotus Mahal', tour_title: 'Hampi' },
    ]);
    expect(await found({ q: 'कमल', lang: 'hi' })).toMatchObject([{ id: bath, tour_title: 'हम्पी' }]);
    expect(await found({ q: 'lotus', limit: '1' })).toHaveLength(1);
    expect(await found({ q: '%' })).toEqual([]);
  });

  const textHits = async (query: Record<string, string>) => {
    const path = `/api/search/texts?${new URLSearchParams(query).toString()}`;
    const response = await t.call('GET', path);
    expect(response.status).toBe(200);
    return (await response.json()) as TextHit[];
  };

  test('finds texts that are translated, with their translation, short titles first', async () => {
    const temple = await t.seeds.tour({ texts: { en: 'The Shore Temple', hi: 'तट मंदिर' } });
    const other = await t.seeds.tour({ texts: { en: 'Temples of Khajuraho' } });
    const tank = await t.seeds.section(temple, { texts: { en: 'Temple tank', hi: 'मंदिर का ताल' } });
    await t.seeds.section(other, { texts: { en: 'A temple' } });
    const asked = { q: 'TEMPLE', from: 'en', to: 'hi' };
    const brief = (hits: readonly TextHit[]) =>
      hits.map(({ tour_id, section_id, field, source }) => [tour_id, section_id, field, source]);
    const hits = await textHits(asked);
    expect(hits[0]).toEqual({
      tour_id: temple,
      section_id: tank,
      field: 'title',
      source: 'Temple tank',
      target: 'मंदिर का ताल',
    });
    expect(brief(hits)).toEqual([
      [temple, tank, 'title', 'Temple tank'],
      [temple, null, 'title', 'The Shore Temple'],
      [temple, tank, 'description', 'About Temple tank'],
      [temple, null, 'description', 'About The Shore Temple'],
    ]);
    expect(await textHits({ ...asked, limit: '1' })).toMatchObject([{ section_id: tank }]);
    expect(await textHits({ q: 'मंदिर', from: 'HI', to: 'en', limit: '2' })).toMatchObject([
      { target: 'The Shore Temple' },
      { target: 'Temple tank' },
    ]);
    expect(await textHits({ ...asked, to: 'ta' })).toEqual([]);
    expect(await textHits({ ...asked, q: '%' })).toEqual([]);
    expect(await textHits({ ...asked, q: ' ' })).toEqual([]);
    expect(await textHits({ q: 'temple' })).toEqual([]);
  });

  if (engine === 'postgres') {
    test('texts are found by the indexes of their trigrams', async () => {
      const words = { text: 'shore', language: 'en', limit: 20, publicUrl: PUBLIC_URL };
      const [search, titles, ofSections] = await (
        await open()
      ).transaction(async (transaction) => {
        // The planner would read a few rows without an index.
        await transaction.execute(sql`set local enable_seqscan = off`);
        const explain = async (query: SQL) =>
          JSON.stringify((await transaction.execute(sql`explain ${query}`)).rows);
        return [
          await explain(searchTours(transaction, words).getSQL()),
          await explain(sql`select id from tour_translations where title ilike '%shore%'`),
          await explain(sql`select id from section_translations where title ilike '%shore%'`),
        ];
      });
      expect(search).toContain('Bitmap Index Scan on tours_search');
      expect(titles).toContain('Bitmap Index Scan on tour_translations_search');
      expect(ofSections).toContain('Bitmap Index Scan on section_translations_search');
    });
  }

  test('the limit is kept', async () => {
    for (let index = 0; index < 25; index += 1) await t.seeds.tour();
    expect(await search({ q: '' })).toHaveLength(20);
    expect(await search({ q: '', limit: '3' })).toHaveLength(3);
    expect(await search({ q: '', limit: '1000' })).toHaveLength(25);
    expect(await search({ q: '', limit: 'x' })).toHaveLength(20);
  });
});
