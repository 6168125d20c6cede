import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { describeOnEachDatabase } from '../testing/openTestDatabase';
import { localAccounts } from './localAccounts';
import { testStandIn, type TestSession, type TestStandIn } from './testStandIn';

const { owner, admin } = localAccounts;
const ONE = { accept: 'application/vnd.pgrst.object+json' };

describeOnEachDatabase('the look-up in admins', (open) => {
  let database: Database;
  let standIn: TestStandIn;
  let session: TestSession;

  beforeEach(async () => {
    database = await open();
    standIn = await testStandIn(database);
    session = await standIn.signIn(owner);
    for (const { id, email } of [owner, admin]) {
      await database.execute(sql`insert into admins (id, email) values (${id}, ${email})`);
    }
  });

  const read = (
    query: string,
    headers: Record<string, string> = {},
    bearer = session.access_token,
  ) => standIn.get(`/rest/v1/${query}`, bearer, headers);

  it('returns the own row as an object or in a list', async () => {
    const one = await read(`admins?select=*&id=eq.${owner.id}`, ONE);
    expect(one.status).toBe(200);
    expect(one.headers.get('content-type')).toContain('application/vnd.pgrst.object+json');
    expect(await one.json()).toMatchObject({ id: owner.id, role: 'admin', email: owner.email });
    const list = await read(`admins?id=eq.${owner.id}`);
    expect(await list.json()).toMatchObject([{ id: owner.id }]);
  });

  it("returns nobody else's row", async () => {
    expect(await (await read(`admins?select=*&id=eq.${admin.id}`)).json()).toEqual([]);
    const one = await read(`admins?select=*&id=eq.${admin.id}`, ONE);
    expect(one.status).toBe(406);
    expect(await one.json()).toEqual({
      code: 'PGRST116',
      details: 'The result contains 0 rows',
      hint: null,
      message: 'Cannot coerce the result to a single JSON object',
    });
  });

  it.each([
    ['admins?select=*', 400, 'PGRST100'],
    ['admins?select=*&id=gt.0', 400, 'PGRST100'],
    [`admins?select=id&id=eq.${owner.id}`, 400, 'PGRST100'],
    [`admins?id=eq.${owner.id}&role=eq.owner`, 400, 'PGRST100'],
    ['admins?id=eq.me', 400, '22P02'],
    ['tours?select=*', 404, 'PGRST205'],
  ])('refuses %s', async (query, status, code) => {
    const response = await read(query);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  it('needs a person', async () => {
    const query = `admins?select=*&id=eq.${owner.id}`;
    const anonymous = await standIn.get(`/rest/v1/${query}`);
    expect(anonymous.status).toBe(401);
    expect(await anonymous.json()).toMatchObject({ code: '42501' });
    const wrong = await read(query, {}, 'nonsense');
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toMatchObject({ code: 'PGRST301' });
  });
});
