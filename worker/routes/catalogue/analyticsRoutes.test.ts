import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { people, testWorker, type TestWorker } from '../../testing/testWorker';

describeOnEachDatabase('analytics', (open) => {
  let database: Database;
  let test: TestWorker;

  beforeEach(async () => {
    database = await open();
    test = await testWorker({ database });
    await test.seeds.admin(people.asha, 'owner');
    await test.seeds.languages('en', 'hi', 'ta');
  });

  const read = async (type: string) =>
    (await test.call('GET', `/api/analytics?type=${type}`)).json();

  /** Taj: two sections, one played in two languages; Hampi: one, unplayed; a draft, unplayed. */
  async function seedPlays({ en, hi } = { en: 7, hi: 3 }) {
    const taj = await test.seeds.tour({ isPublished: true, texts: { en: 'Taj', hi: 'ताज' } });
    const gate = await test.seeds.section(taj, { texts: { en: 'Gate', hi: 'द्वार' } });
    await test.seeds.section(taj, { orderIndex: 1, texts: { en: 'Pool' } });
    const hampi = await test.seeds.tour({ isPublished: true, texts: { en: 'Hampi' } });
    await test.seeds.section(hampi, { texts: { en: 'Chariot' } });
    const draft = await test.seeds.tour({ texts: { en: 'A draft' } });
    await test.seeds.plays(gate, 'en', en);
    await test.seeds.plays(gate, 'hi', hi);
    return { taj, gate, hampi, draft };
  }

  it('counts beyond 32 bits, in numbers', async () => {
    const many = 3_000_000_000;
    const { gate, taj } = await seedPlays({ en: many, hi: many });
    expect(await read('overview')).toMatchObject({
      overview: {
        summary: { total_plays: 2 * many, most_played_section_count: many },
        by_language: { en: { total_plays: many }, hi: { total_plays: many } },
      },
    });
    expect(await read('sections')).toMatchObject({
      sections: { most_played_sections: [{ plays: many }, { plays: many }] },
    });
    const { tours } = await read('tours');
    expect(tours.tour_popularity[0]).toMatchObject({
      tour_id: taj,
      total_plays: 2 * many,
      by_language: { en: many, hi: many },
    });
    const played = await test.call('POST', `/api/sections/${gate}/play?lang=en`);
    expect(await played.json()).toEqual({ plays: many + 1 });
  });

  const byDay = async (days: number) =>
    (await test.call('GET', `/api/analytics/days?days=${days}`)).json();

  it('returns the plays of the last days in UTC, from the first one that is known', async () => {
    expect(await byDay(7)).toEqual([]);
    test.clock.set('2025-03-05T23:59:00.000Z');
    const { gate, taj } = await seedPlays({ en: 7, hi: 3 });
    test.clock.set('2025-03-07T00:01:00.000Z');
    await test.call('POST', `/api/sections/${gate}/play?lang=en`);
    test.clock.set('2025-03-08T06:00:00.000Z');
    const days = [
      { day: '2025-03-05', plays: 10 },
      { day: '2025-03-06', plays: 0 },
      { day: '2025-03-07', plays: 1 },
      { day: '2025-03-08', plays: 0 },
    ];
    expect(await byDay(7)).toEqual(days);
    expect(await byDay(3)).toEqual(days.slice(1));
    await test.call('DELETE', `/api/tours/${taj}`);
    expect(await byDay(7)).toEqual(days);
    for (const as of [null, people.noor])
      expect((await test.call('GET', '/api/analytics/days', { as })).status).not.toBe(200);
  });

  it('sums up the whole and each language', async () => {
    await seedPlays();
    expect(await read('overview')).toEqual({
      overview: {
        summary: {
          total_sections: 3,
          total_plays: 10,
          sections_with_plays: 1,
          avg_plays_per_section: 3.33,
          most_played_section_count: 7,
          languages: 2,
        },
        by_language: {
          en: {
            total_sections: 3,
            total_plays: 7,
            sections_with_plays: 1,
            avg_plays_per_section: 2.33,
          },
          hi: {
            total_sections: 1,
            total_plays: 3,
            sections_with_plays: 1,
            avg_plays_per_section: 3,
          },
        },
      },
    });
  });

  it('is all zeros for an empty catalogue', async () => {
    const { overview } = await read('overview');
    expect(overview).toEqual({
      summary: {
        total_sections: 0,
        total_plays: 0,
        sections_with_plays: 0,
        avg_plays_per_section: 0,
        most_played_section_count: 0,
        languages: 0,
      },
      by_language: {},
    });
    expect(await read('sections')).toEqual({ sections: { most_played_sections: [] } });
    expect(await read('tours')).toEqual({ tours: { tour_popularity: [] } });
  });

  it('ranks sections by language, with the words of that language or the first one', async () => {
    const { gate } = await seedPlays();
    await test.seeds.plays(gate, 'ta', 5);
    expect((await read('sections')).sections.most_played_sections).toEqual([
      { section_id: gate, section_title: 'Gate', tour_name: 'Taj', language: 'en', plays: 7 },
      { section_id: gate, section_title: 'Gate', tour_name: 'Taj', language: 'ta', plays: 5 },
      { section_id: gate, section_title: 'द्वार', tour_name: 'ताज', language: 'hi', plays: 3 },
    ]);
  });

  it('ranks the first fifty sections alone', async () => {
    const tour = await test.seeds.tour();
    for (let index = 0; index < 51; index += 1) {
      const section = await test.seeds.section(tour, { orderIndex: index });
      await test.seeds.plays(section, 'en', index + 1);
    }
    const { most_played_sections } = (await read('sections')).sections;
    expect(most_played_sections).toHaveLength(50);
    expect(most_played_sections.at(-1)).toMatchObject({ plays: 2 });
  });

  it('ranks tours, unplayed ones too when they are published', async () => {
    const { taj, hampi, draft } = await seedPlays();
    const tours = async () => (await read('tours')).tours.tour_popularity;
    expect(await tours()).toEqual([
      {
        tour_id: taj,
        tour_name: 'Taj',
        total_plays: 10,
        sections_count: 2,
        by_language: { en: 7, hi: 3 },
      },
      { tour_id: hampi, tour_name: 'Hampi', total_plays: 0, sections_count: 1, by_language: {} },
    ]);
    await test.seeds.plays(await test.seeds.section(draft), 'en', 1);
    expect((await tours())[1]).toMatchObject({ tour_name: 'A draft', total_plays: 1 });
  });

  it('forgets the plays of sections and tours that go, and follows a language', async () => {
    const { taj, gate, hampi } = await seedPlays();
    const pool = await test.seeds.section(taj, { orderIndex: 2 });
    await test.seeds.plays(pool, 'hi', 5);
    await database.execute(sql`update languages set code = 'mr' where code = 'hi'`);
    const summary = async () => (await read('overview')).overview.summary;
    expect(await summary()).toMatchObject({ total_plays: 15, sections_with_plays: 2 });
    expect((await read('tours')).tours.tour_popularity[0].by_language).toEqual({ en: 7, mr: 8 });
    await test.call('DELETE', `/api/sections/${gate}`);
    expect(await summary()).toMatchObject({ total_plays: 5, sections_with_plays: 1 });
    await test.call('DELETE', `/api/tours/${taj}`);
    expect(await summary()).toMatchObject({ total_plays: 0, most_played_section_count: 0 });
    expect((await read('tours')).tours.tour_popularity).toMatchObject([{ tour_id: hampi }]);
    const { rows } = await database.execute(sql`select count(*)::int as sums from tour_plays`);
    expect(rows).toEqual([{ sums: 0 }]);
  });

  it('responds with 304 until plays or sections change', async () => {
    const { gate, taj } = await seedPlays();
    const statusWith = async (etag: string) =>
      (await test.call('GET', '/api/analytics', { headers: { 'if-none-match': etag } })).status;
    const tag = async () => (await test.call('GET', '/api/analytics')).headers.get('etag') ?? '';
    for (const change of [
      () => test.call('POST', `/api/sections/${gate}/play?lang=hi`),
      () => test.seeds.section(taj, { orderIndex: 3 }),
      () => database.execute(sql`delete from section_translations where language = 'en'`),
    ]) {
      const before = await tag();
      expect(await statusWith(before)).toBe(304);
      await change();
      expect(await statusWith(before)).toBe(200);
    }
  });

  it('keeps events as they come', async () => {
    const json = { event: 'tour_opened', nested: { a: [1, 'दो'] } };
    const response = await test.call('POST', '/api/analytics', { json });
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({});
    const { rows } = await database.execute(sql`select payload from analytics_events`);
    expect(rows).toEqual([{ payload: json }]);
  });

  it('refuses what is no event, no JSON, or no kind of analytics', async () => {
    expect((await test.call('POST', '/api/analytics', { json: [1] })).status).toBe(422);
    expect((await test.call('POST', '/api/analytics', { body: '{' })).status).toBe(400);
    expect((await test.call('GET', '/api/analytics?type=weather')).status).toBe(422);
  });

  it.each(['GET', 'POST'])('%s is for admins', async (method) => {
    expect((await test.call(method, '/api/analytics', { as: null })).status).toBe(401);
    expect((await test.call(method, '/api/analytics', { as: people.noor })).status).toBe(403);
  });
});
