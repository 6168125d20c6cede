import { sql } from 'drizzle-orm';
import type { PublicPlaylist } from '../../../src/domain/tours/playlist';
import { firstRow, type Database } from '../../database/database';
import { playlists } from '../../schema/playTables';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { testWorker, type TestWorker } from '../../testing/testWorker';

describeOnEachDatabase('public playlists', (open) => {
  let database: Database;
  let test: TestWorker;

  beforeEach(async () => {
    database = await open();
    test = await testWorker({ database });
    await test.seeds.languages('en', 'hi');
  });

  async function add(
    name: string,
    { description = null as string | null, isPublic = true, language = null as string | null } = {},
  ): Promise<string> {
    const row = { name, description, is_public: isPublic, language };
    return firstRow(await database.insert(playlists).values(row).returning())?.id ?? '';
  }
  const search = async (query = ''): Promise<PublicPlaylist[]> => {
    const response = await test.call('GET', `/api/public-playlists${query}`, { as: null });
    expect(response.status).toBe(200);
    return response.json();
  };
  const names = async (query = '') => (await search(query)).map(({ name }) => name);

  it('lists public ones alone, with how many tours they hold', async () => {
    const id = await add('Forts of Rajasthan', { description: 'Three days' });
    await add('My own', { isPublic: false });
    for (const position of [0, 1]) {
      const tour = await test.seeds.tour();
      await database.execute(sql`insert into playlist_items (playlist_id, position, tour_id)
        values (${id}, ${position}, ${tour})`);
    }
    expect(await search()).toEqual([
      { id, name: 'Forts of Rajasthan', description: 'Three days', item_count: 2 },
    ]);
  });

  it('searches name and description, signs standing for themselves', async () => {
    await add('100% Mughal');
    await add('South', { description: 'Temples and GOPURAMS' });
    expect(await names('?search=gopuram')).toEqual(['South']);
    expect(await names('?search=%25')).toEqual(['100% Mughal']);
    expect(await names('?search=_')).toEqual([]);
    expect(await names('?search=%5C')).toEqual([]);
    expect(await names('?search=')).toHaveLength(2);
  });

  it('keeps to the language asked for, and to those of none', async () => {
    await add('For all');
    await add('किले', { language: 'hi' });
    expect(await names('?lang=hi')).toEqual(['For all', 'किले']);
    expect(await names('?lang=en')).toEqual(['For all']);
    expect(await names()).toEqual(['For all']);
  });

  it('finds a public one by its id, in any language', async () => {
    const hindi = await add('किले', { language: 'hi' });
    const own = await add('My own', { isPublic: false });
    expect(await names(`?lang=en&search=${hindi.toUpperCase()}`)).toEqual(['किले']);
    expect(await names(`?search=${own}`)).toEqual([]);
  });

  it('returns 20 unless told, and 1 to 100', async () => {
    for (let index = 0; index < 25; index += 1) await add(`Playlist ${index}`);
    expect(await names()).toHaveLength(20);
    expect(await names('?limit=3')).toHaveLength(3);
    expect(await names('?limit=0')).toHaveLength(1);
    expect(await names('?limit=1000')).toHaveLength(25);
    expect(await names('?limit=many')).toHaveLength(20);
  });
});
