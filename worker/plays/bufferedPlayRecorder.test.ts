import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { addPlays } from '../queries/public/playQueries';
import { describeOnEachDatabase } from '../testing/openTestDatabase';
import { people, testWorker, type TestWorker } from '../testing/testWorker';
import { bufferedPlayRecorder } from './bufferedPlayRecorder';

/** Longer than any test: tests write explicitly. */
const NEVER_MS = 1_000_000;

describeOnEachDatabase('plays and events in memory', (open, engine) => {
  let database: Database;
  let playRecorder: ReturnType<typeof bufferedPlayRecorder>;
  let t: TestWorker;
  let sections: string[];
  let tour: string;

  beforeEach(async () => {
    database = await open();
    playRecorder = bufferedPlayRecorder(database, () => new Date(), NEVER_MS);
    t = await testWorker({ database, playRecorder });
    await t.seeds.admin(people.asha, 'owner');
    await t.seeds.languages('en', 'hi');
    tour = await t.seeds.tour({ isPublished: true });
    sections = [await t.seeds.section(tour), await t.seeds.section(tour, { orderIndex: 1 })];
  });
  afterEach(() => playRecorder.close());

  const play = async (index: number, language = '') =>
    (await t.call('POST', `/api/sections/${sections[index]}/play?lang=${language}`)).json();
  const stored = async () => {
    const { rows } = await database.execute<{ plays: string; language: string }>(
      sql`select plays, language from section_plays order by language, plays`,
    );
    return rows.map(({ plays, language }) => [language, Number(plays)]);
  };
  /** Stored sums, and the sums that should be stored. */
  const sums = async () => {
    const kept = await database.execute(sql`select tour_id, language, plays::int, sections::int,
      first_sections::int from tour_plays where plays > 0 order by 1, 2`);
    const counted = await database.execute(sql`select tour_id, language, sum(plays)::int as plays,
      count(*)::int as sections, (count(*) filter (where is_first))::int as first_sections
      from section_plays p join sections s on s.id = p.section_id group by 1, 2 order by 1, 2`);
    const { rows } = await database.execute(sql`select count(distinct section_id)::int as played,
      (count(*) filter (where is_first))::int as first from section_plays`);
    expect(kept.rows).toEqual(counted.rows);
    const keptByLanguage = await database.execute(sql`select language, plays::int, sections::int,
      first_sections::int from language_plays where plays > 0 order by 1`);
    const byLanguage = await database.execute(sql`select language, sum(plays)::int as plays,
      sum(sections)::int as sections, sum(first_sections)::int as first_sections
      from tour_plays where plays > 0 group by 1 order by 1`);
    expect(keptByLanguage.rows).toEqual(byLanguage.rows);
    const keptByTour = await database.execute(
      sql`select tour_id, plays::int, by_language from tour_play_totals order by 1`,
    );
    const byTour = await database.execute(sql`select tour_id, sum(plays)::int as plays,
      coalesce(jsonb_object_agg(language, plays) filter (where plays > 0), '{}') as by_language
      from tour_plays group by 1 order by 1`);
    expect(keptByTour.rows).toEqual(byTour.rows);
    expect(rows[0]?.['first']).toBe(rows[0]?.['played']);
  };

  it('get the count that they make, and written together', async () => {
    expect([await play(0), await play(0, 'en'), await play(0, 'hi')]).toEqual([
      { plays: 1 },
      { plays: 2 },
      { plays: 1 },
    ]);
    await t.call('POST', '/api/analytics', { json: { opened: tour } });
    expect([await stored(), playRecorder.waiting()]).toEqual([[], 4]);
    await playRecorder.flush();
    expect([await stored(), playRecorder.waiting()]).toEqual([
      [
        ['en', 2],
        ['hi', 1],
      ],
      0,
    ]);
    const { rows } = await database.execute(sql`select payload from analytics_events`);
    expect(rows).toEqual([{ payload: { opened: tour } }]);
    expect(await play(0)).toEqual({ plays: 3 });
    await playRecorder.close();
    expect(await stored()).toEqual([
      ['en', 3],
      ['hi', 1],
    ]);
    await sums();
  });

  it('refuse what can never be written', async () => {
    const nowhere = await t.call('POST', `/api/sections/${people.asha.id}/play`);
    expect(nowhere.status).toBe(404);
    expect((await t.call('POST', `/api/sections/${sections[0]}/play?lang=xx`)).status).toBe(422);
    expect((await t.call('POST', '/api/sections/nothing/play')).status).toBe(404);
    const event = await t.call('POST', '/api/analytics', { json: { name: 'a\u0000b' } });
    expect(event.status).toBe(422);
    expect(playRecorder.waiting()).toBe(0);
  });

  it('leave out a section that went meanwhile, and keep the others', async () => {
    await Promise.all([play(0), play(1)]);
    await database.execute(sql`delete from sections where id = ${sections[0]}`);
    await playRecorder.flush();
    expect([await stored(), playRecorder.waiting()]).toEqual([[['en', 1]], 0]);
    await sums();
  });

  it('wait for the next time where the database fails', async () => {
    await Promise.all([play(0), play(1), t.call('POST', '/api/analytics', { json: {} })]);
    await database.execute(sql`alter table section_plays rename to away`);
    const logged = jest.spyOn(console, 'error').mockImplementation();
    await playRecorder.flush();
    expect(logged.mock.calls[0]?.[0]).toBe('Plays wait for the next write');
    logged.mockRestore();
    await database.execute(sql`alter table away rename to section_plays`);
    expect([await stored(), playRecorder.waiting()]).toEqual([[], 2]);
    expect(await play(0)).toEqual({ plays: 2 });
    await playRecorder.flush();
    expect(await stored()).toEqual([
      ['en', 1],
      ['en', 2],
    ]);
  });

  it('are written once where the look-up of a section that was left out fails', async () => {
    await Promise.all([play(0), play(1)]);
    await database.execute(sql`delete from sections where id = ${sections[0]}`);
    const logged = jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(database, 'select').mockImplementationOnce(() => {
      throw new Error('away');
    });
    await playRecorder.flush();
    expect(logged.mock.calls[0]?.[0]).toBe('Plays wait for the next write');
    jest.restoreAllMocks();
    expect([await stored(), playRecorder.waiting()]).toEqual([[['en', 1]], 1]);
    await playRecorder.flush();
    expect([await stored(), playRecorder.waiting()]).toEqual([[['en', 1]], 0]);
    await sums();
  });

  it('are counted once, in the transaction, under an idempotency key', async () => {
    const headers = { 'idempotency-key': 'play-0001' };
    const path = `/api/sections/${sections[0]}/play`;
    for (let each = 0; each < 2; each += 1) await t.call('POST', path, { headers });
    expect([await stored(), playRecorder.waiting()]).toEqual([[['en', 1]], 0]);
  });

  it('of several workers add up, and never wait in a circle', async () => {
    const other = bufferedPlayRecorder(database, () => new Date(), NEVER_MS);
    const doomed = await t.seeds.tour();
    const gone = [await t.seeds.section(doomed), await t.seeds.section(doomed, { orderIndex: 1 })];
    const rounds = Array.from({ length: 12 }, async (_each, round) => {
      const all = [...sections, ...gone];
      const order = round % 2 === 0 ? all : all.toReversed();
      for (const section of order) {
        const worker = round % 3 === 0 ? other : playRecorder;
        await worker.countPlay(section, round % 4 === 0 ? 'hi' : 'en');
      }
      await Promise.all([playRecorder.flush(), other.flush()]);
      if (round === 5) await t.call('DELETE', `/api/sections/${gone[0]}`);
      if (round === 7) await t.call('DELETE', `/api/tours/${doomed}`);
    });
    await Promise.all(rounds);
    await Promise.all([playRecorder.close(), other.close()]);
    const { rows } = await database.execute(
      sql`select sum(plays)::int as plays from section_plays`,
    );
    expect(rows).toEqual([{ plays: 24 }]);
    await sums();
  });

  if (engine === 'postgres') {
    it('wait for a section that somebody edits, without holding up the others', async () => {
      await Promise.all([play(0), play(1)]);
      await database.transaction(async (tx) => {
        await tx.execute(sql`select from sections where id = ${sections[0]} for update`);
        await playRecorder.flush();
        expect([await stored(), playRecorder.waiting()]).toEqual([[['en', 1]], 1]);
      });
      await playRecorder.flush();
      expect(await stored()).toEqual([
        ['en', 1],
        ['en', 1],
      ]);
    });
  }

  it('of more sections than one row each in one statement', async () => {
    const added = sections.map((section_id) => ({ section_id, language: 'hi', plays: 5 }));
    const written = await addPlays(database, added, { skipsLocked: true, at: new Date() });
    expect(written.map(({ plays }) => plays)).toEqual([5, 5]);
    await sums();
  });
});
