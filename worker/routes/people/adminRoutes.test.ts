import type { AdminOverview, AdminRequest } from '../../../src/domain/people/admin';
import type { Database } from '../../database/database';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { people, testWorker, type TestWorker } from '../../testing/testWorker';

const NOBODY = '00000000-0000-4000-8000-00000000000a';

describeOnEachDatabase('access to the console', (open) => {
  let database: Database;
  let test: TestWorker;

  beforeEach(async () => {
    database = await open();
    test = await testWorker({ database });
    await test.seeds.admin(people.asha, 'owner');
    await test.seeds.admin(people.ravi);
  });

  const requestAccess = (reason: unknown = 'I write the Lucknow tours') =>
    test.call('POST', '/api/admin/request', { as: people.noor, json: { reason } });
  const askForId = async (): Promise<string> => {
    const { request } = await (await requestAccess()).json();
    return request.id;
  };
  const overview = async (): Promise<AdminOverview> =>
    (await test.call('GET', '/api/admin/overview')).json();
  const promote = (pendingId: string, more: object = {}) =>
    test.call('POST', '/api/admin/promote', { json: { pendingId, ...more } });
  const demote = (json: object) => test.call('POST', '/api/admin/demote', { json });
  const reject = (id: string, json: object = { status: 'rejected', notes: 'Who is this?' }) =>
    test.call('PATCH', `/api/admin/${id}`, { json });

  it('takes a request, and returns the pending one to a second', async () => {
    const first = await requestAccess('  I write the Lucknow tours ');
    expect(first.status).toBe(201);
    expect(await first.json()).toMatchObject({
      success: true,
      request: {
        status: 'pending',
        reason: 'I write the Lucknow tours',
        full_name: 'Noor Fatima',
        email: 'noor@kathayatra.test',
        created_at: '2025-03-01T06:00:00.000Z',
        reviewed_at: null,
      },
    });
    const second = await requestAccess('Again');
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({
      error: 'conflict',
      existing_request: {
        status: 'pending',
        reason: 'I write the Lucknow tours',
        created_at: '2025-03-01T06:00:00.000Z',
      },
    });
  });

  it('stores one of two requests at once', async () => {
    const statuses = (await Promise.all([requestAccess(), requestAccess()])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, 409]);
  });

  it('refuses an empty reason, and a request of an admin', async () => {
    const empty = await requestAccess('   ');
    expect(empty.status).toBe(422);
    expect(await empty.json()).toMatchObject({ fields: { reason: 'Reason is required' } });
    const known = await test.call('POST', '/api/admin/request', {
      as: people.ravi,
      json: { reason: 'More' },
    });
    expect(known.status).toBe(409);
    expect(await known.json()).not.toHaveProperty('existing_request');
    const anonymous = await test.call('POST', '/api/admin/request', { as: null, json: {} });
    expect(anonymous.status).toBe(401);
  });

  it('promotes a pending request, once', async () => {
    const id = await askForId();
    const response = await promote(id, { role: 'admin', notes: 'Welcome' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: true,
      admin: { id: people.noor.id, role: 'admin', email: 'noor@kathayatra.test' },
    });
    const now = await overview();
    expect(now.admins.map((admin) => admin.full_name)).toContain('Noor Fatima');
    expect(now.pending).toEqual([]);
    expect(now.approved).toMatchObject([
      { id, review_notes: 'Welcome', reviewed_by: 'Asha Menon' },
    ]);
    expect(now.activity).toMatchObject([
      {
        admin: { name: 'Asha Menon', email: 'asha@kathayatra.test' },
        action: 'promoted',
        target_email: 'noor@kathayatra.test',
        details: { notes: 'Welcome', role: 'admin' },
      },
    ]);
    expect((await promote(id)).status).toBe(409);
    const asNoor = await test.call('GET', '/api/admin/pending', { as: people.noor });
    expect(asNoor.status).toBe(200);
  });

  it('lets only an owner make an owner', async () => {
    const id = await askForId();
    const promoteAsRavi = (role: string) =>
      test.call('POST', '/api/admin/promote', {
        as: people.ravi,
        json: { pendingId: id, role, notes: '' },
      });
    const refused = await promoteAsRavi('owner');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      message: 'Only an owner can make somebody an owner',
    });
    expect((await overview()).pending).toMatchObject([{ id }]);
    expect((await promoteAsRavi('admin')).status).toBe(200);
  });

  it('rejects with notes, and promotes what was rejected', async () => {
    const id = await askForId();
    expect((await reject(id, { status: 'rejected', notes: ' ' })).status).toBe(422);
    expect((await reject(id, { status: 'approved', notes: 'x' })).status).toBe(422);
    const response = await reject(id);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      status: 'rejected',
      review_notes: 'Who is this?',
    });
    expect((await reject(id)).status).toBe(409);
    expect((await overview()).rejected).toHaveLength(1);
    expect((await promote(id, { role: 'owner' })).status).toBe(200);
    const noor = (await overview()).admins.find(({ id: each }) => each === people.noor.id);
    expect(noor).toMatchObject({ full_name: 'Noor Fatima', role: 'owner' });
  });

  it('promotes a rejected person who asked again, and settles both entries', async () => {
    const first = await askForId();
    await reject(first);
    await askForId();
    expect((await promote(first)).status).toBe(200);
    const now = await overview();
    expect(now.pending).toEqual([]);
    expect(now.approved).toHaveLength(2);
  });

  it('demotes with a reason, and promotes again', async () => {
    const response = await demote({ adminId: people.ravi.id, notes: 'Left us', reason: 'Left us' });
    expect(response.status).toBe(200);
    const [entry] = (await overview()).demoted;
    expect(entry).toMatchObject({
      status: 'demoted',
      reason: 'Previous role: admin. Left us',
      full_name: 'Ravi Kulkarni',
    });
    const asRavi = await test.call('GET', '/api/admin/pending', { as: people.ravi });
    expect(asRavi.status).toBe(403);
    expect((await promote(entry?.id ?? '')).status).toBe(200);
    expect((await overview()).demoted).toEqual([]);
  });

  it('takes the reason of a demotion from either name, and needs one', async () => {
    const without = await demote({ adminId: people.ravi.id, notes: ' ' });
    expect(without.status).toBe(422);
    expect(await without.json()).toMatchObject({ fields: { reason: 'Reason is required' } });
    expect((await demote({ adminId: people.ravi.id, notes: 'Left' })).status).toBe(200);
    expect((await demote({ adminId: people.ravi.id, notes: 'Left' })).status).toBe(404);
  });

  it('never demotes an owner', async () => {
    const response = await demote({ adminId: people.asha.id, reason: 'A coup' });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ message: 'Owners cannot be demoted' });
  });

  it('does not promote somebody who is an admin', async () => {
    const id = await askForId();
    await test.seeds.admin(people.noor);
    expect((await promote(id)).status).toBe(409);
    expect((await overview()).pending).toHaveLength(1);
  });

  it('responds with 404 for what is not there', async () => {
    expect((await promote(NOBODY)).status).toBe(404);
    expect((await promote('x')).status).toBe(404);
    expect((await promote(NOBODY, { role: 'king' })).status).toBe(422);
    expect((await demote({ adminId: NOBODY, reason: 'x' })).status).toBe(404);
    expect((await reject(NOBODY)).status).toBe(404);
    expect((await reject('x')).status).toBe(404);
  });

  it('lists pending requests oldest first, and activity latest first', async () => {
    await requestAccess();
    test.clock.set('2025-03-02T06:00:00.000Z');
    await test.call('POST', '/api/admin/request', {
      as: { ...people.noor, id: NOBODY, full_name: 'Vikram Rathore' },
      json: { reason: 'Jodhpur' },
    });
    const pending: AdminRequest[] = await (await test.call('GET', '/api/admin/pending')).json();
    expect(pending.map((each) => each.full_name)).toEqual(['Noor Fatima', 'Vikram Rathore']);
    for (const request of pending) {
      test.clock.set(new Date(test.clock.now().getTime() + 60_000));
      await reject(request.id);
    }
    const activity = await (await test.call('GET', '/api/admin/activity')).json();
    expect(activity[0]).toMatchObject({ action: 'rejected', details: { notes: 'Who is this?' } });
    expect(activity[0].created_at > activity[1].created_at).toBe(true);
  });

  it.each([
    ['GET', '/api/admin/overview'],
    ['GET', '/api/admin/pending'],
    ['GET', '/api/admin/activity'],
    ['POST', '/api/admin/promote'],
    ['POST', '/api/admin/demote'],
    ['PATCH', `/api/admin/${NOBODY}`],
  ])('%s %s is for admins', async (method, path) => {
    const json = method === 'GET' ? undefined : {};
    expect((await test.call(method, path, { as: null, json })).status).toBe(401);
    expect((await test.call(method, path, { as: people.noor, json })).status).toBe(403);
  });
});
