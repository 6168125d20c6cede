import { sql } from 'drizzle-orm';
import type { Language } from '../../../src/domain/languages/language';
import type { Database } from '../../database/database';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { people, testWorker, type TestWorker } from '../../testing/testWorker';

describeOnEachDatabase('languages', (open) => {
  let database: Database;
  let test: TestWorker;

  beforeEach(async () => {
    database = await open();
    test = await testWorker({ database });
    await test.seeds.admin(people.asha, 'owner');
    await test.seeds.languages('en', 'hi', 'ta');
  });

  const list = async (query = ''): Promise<Language[]> =>
    (await test.call('GET', `/api/languages${query}`, { as: null })).json();
  const find = async (code: string): Promise<Language> => {
    const found = (await list()).find((language) => language.code === code);
    if (found === undefined) throw new Error(`No language ${code}`);
    return found;
  };

  it('lists all to anyone, by sort order and label', async () => {
    await database.execute(sql`update languages set sort_order = 0`);
    expect((await list()).map(({ code }) => code)).toEqual(['en', 'hi', 'ta']);
    await database.execute(sql`update languages set sort_order = 5 where code = 'en'`);
    expect((await list()).map(({ code }) => code)).toEqual(['hi', 'ta', 'en']);
  });

  it('lists the enabled or the disabled ones', async () => {
    await database.execute(sql`update languages set is_enabled = false where code = 'ta'`);
    expect((await list('?enabled=true')).map(({ code }) => code)).toEqual(['en', 'hi']);
    expect((await list('?enabled=false')).map(({ code }) => code)).toEqual(['ta']);
    expect(await list('?enabled=perhaps')).toHaveLength(3);
  });

  it('adds one, lowercased, with the globe and at the end', async () => {
    const json = { code: ' ZH-CN ', label: 'Chinese', flag: '', sort_order: 9 };
    const response = await test.call('POST', '/api/languages', { json });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: expect.any(String),
      code: 'zh-cn',
      label: 'Chinese',
      native_label: '',
      flag: '🌐',
      is_enabled: true,
      is_default: false,
      sort_order: 9,
    });
  });

  it('refuses a known code, a wrong one, and a missing label', async () => {
    const again = await test.call('POST', '/api/languages', { json: { code: 'hi', label: 'x' } });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ message: 'Language code already exists' });

    const wrong = await test.call('POST', '/api/languages', {
      json: { code: 'es-419', label: ' ', sort_order: -1 },
    });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({
      fields: {
        code: 'Invalid language code format. Use ISO format like "en", "es", "zh-cn"',
        label: 'Language label is required',
        sort_order: 'Sort order must be a non-negative number',
      },
    });
  });

  it('keeps one default: making one clears the other and enables it', async () => {
    const tamil = await find('ta');
    const path = `/api/languages/${tamil.id}`;
    await test.call('PATCH', path, { json: { is_enabled: false } });
    const response = await test.call('PATCH', path, { json: { is_default: true } });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ is_default: true, is_enabled: true });
    expect((await list()).filter(({ is_default }) => is_default)).toHaveLength(1);

    const json = { code: 'ur', label: 'Urdu', is_default: true };
    expect((await test.call('POST', '/api/languages', { json })).status).toBe(201);
    expect(await find('ta')).toMatchObject({ is_default: false });
  });

  it('changes only what was sent', async () => {
    const before = await find('hi');
    const json = { native_label: 'हिन्दी', code: 'xx' };
    const response = await test.call('PATCH', `/api/languages/${before.id}`, { json });
    expect(await response.json()).toEqual({ ...before, native_label: 'हिन्दी' });
  });

  it('neither disables, unsets nor deletes the default', async () => {
    const path = `/api/languages/${(await find('en')).id}`;
    expect((await test.call('PATCH', path, { json: { is_enabled: false } })).status).toBe(409);
    expect((await test.call('PATCH', path, { json: { is_default: false } })).status).toBe(409);
    const json = { code: 'xx', label: 'x', is_default: true, is_enabled: false };
    expect((await test.call('POST', '/api/languages', { json })).status).toBe(409);
    const response = await test.call('DELETE', path);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ message: 'Cannot delete the default language' });
  });

  it('deletes one that nothing uses, once', async () => {
    const path = `/api/languages/${(await find('ta')).id}`;
    expect((await test.call('DELETE', path)).status).toBe(204);
    expect((await test.call('DELETE', path)).status).toBe(404);
    expect((await test.call('PATCH', path, { json: { label: 'x' } })).status).toBe(404);
    expect((await test.call('DELETE', '/api/languages/ta')).status).toBe(404);
  });

  it('does not delete one that is used', async () => {
    await test.seeds.tour({ texts: { en: 'Taj Mahal', ta: 'தாஜ்மஹால்' } });
    const response = await test.call('DELETE', `/api/languages/${(await find('ta')).id}`);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      message: 'Cannot delete language: it is being used in translations',
    });
  });

  it.each([
    ['POST', '/api/languages'],
    ['PATCH', '/api/languages/00000000-0000-4000-8000-00000000000a'],
    ['DELETE', '/api/languages/00000000-0000-4000-8000-00000000000a'],
  ])('%s %s is for admins', async (method, path) => {
    expect((await test.call(method, path, { as: null, json: {} })).status).toBe(401);
    expect((await test.call(method, path, { as: people.noor, json: {} })).status).toBe(403);
  });
});
