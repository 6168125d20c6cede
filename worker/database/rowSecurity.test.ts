import { sql } from 'drizzle-orm';
import type { Engine } from '../testing/openTestDatabase';
import {
  apiRoles,
  asApi,
  asOwner,
  openProjectDatabase,
  resetProject,
  type ApiRole,
} from '../testing/supabase/hostedProject';
import { migrate } from './migrate';
import type { OpenDatabase } from './openDatabase';

const asha = '00000000-0000-4000-8000-000000000001';
const ravi = '00000000-0000-4000-8000-000000000002';
const everybody = apiRoles.map((role) => [role] as const);
const DENIED = { cause: { code: '42501' } };

const engines: Engine[] = process.env.TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite'];
describe.each(engines)('the data API of a hosted project (%s)', (engine) => {
  let project: OpenDatabase;

  beforeAll(async () => {
    project = await openProjectDatabase(engine);
    await resetProject(project);
    await asOwner(project.database, async (tx) => {
      await migrate(tx);
      await tx.execute(sql`insert into admins (id, full_name, email, role) values
        (${asha}, 'Asha Menon', 'asha@kathayatra.test', 'owner'),
        (${ravi}, 'Ravi Kulkarni', 'ravi@kathayatra.test', 'admin')`);
    });
  });
  afterAll(async () => {
    await project.close();
  });

  const ask = (role: ApiRole, sub: string | undefined, text: string) =>
    asApi(project.database, role, { sub }, sql.raw(text));

  it('shows a person their own row of admins, and no other', async () => {
    const read = (sub: string | undefined) => ask('authenticated', sub, 'select * from admins');
    expect(await read(asha)).toMatchObject([{ id: asha, full_name: 'Asha Menon', role: 'owner' }]);
    expect(await read(ravi)).toMatchObject([{ id: ravi, role: 'admin' }]);
    expect(await read('00000000-0000-4000-8000-000000000009')).toEqual([]);
    expect(await read(undefined)).toEqual([]);
  });

  it.each([
    `insert into admins (id, role) values ('00000000-0000-4000-8000-000000000009', 'owner')`,
    `update admins set role = 'owner'`,
    `delete from admins`,
    `truncate admins`,
  ])('lets nobody change admins: %s', async (statement) => {
    for (const role of apiRoles)
      await expect(ask(role, ravi, statement)).rejects.toMatchObject(DENIED);
    expect(
      await asOwner(
        project.database,
        async (tx) => (await tx.execute(sql`select role from admins order by id`)).rows,
      ),
    ).toEqual([{ role: 'owner' }, { role: 'admin' }]);
  });

  it.each(everybody)('is closed to %s besides, in every table', async (role) => {
    const { rows } = await project.database.execute<{ name: string; isSecure: boolean }>(sql`
      select relname as name, relrowsecurity as "isSecure" from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`);
    expect(rows.filter(({ isSecure }) => !isSecure)).toEqual([]);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['tours', 'devices']));
    for (const { name } of rows) {
      const insertion = `insert into ${name} default values`;
      await expect(ask(role, asha, insertion)).rejects.toMatchObject(DENIED);
      if (name === 'admins' && role === 'authenticated') continue;
      const reading = ask(role, asha, `select from ${name}`);
      await expect(reading).rejects.toMatchObject(DENIED);
    }
  });

  it('lets the worker, as the owner, read and write', async () => {
    const changed = await asOwner(project.database, async (tx) => {
      await tx.execute(sql`insert into languages (code, label) values ('ta', 'Tamil')`);
      await tx.execute(sql`update languages set label = 'Tamizh'`);
      const { rows } = await tx.execute(sql`select code, label from languages`);
      await tx.execute(sql`delete from languages`);
      return rows;
    });
    expect(changed).toEqual([{ code: 'ta', label: 'Tamizh' }]);
  });
});
