import type { Database } from '../database/database';
import { describeOnEachDatabase } from '../testing/openTestDatabase';
import { localAccounts } from './localAccounts';
import { API_KEY, testStandIn, type TestSession, type TestStandIn } from './testStandIn';

describeOnEachDatabase('users of the stand-in', (open) => {
  let database: Database;
  let standIn: TestStandIn;
  let here: TestSession;
  let there: TestSession;

  beforeEach(async () => {
    database = await open();
    standIn = await testStandIn(database);
    here = await standIn.signIn(localAccounts.owner);
    there = await standIn.signIn(localAccounts.owner);
  });

  const user = async (bearer: string) => {
    const response = await standIn.get('/auth/v1/user', bearer);
    const body = await response.json();
    return response.status === 200 ? body.email : `${response.status} ${body.code}`;
  };
  const signOut = (scope: string, bearer = here.access_token) =>
    standIn.post(`/auth/v1/logout?scope=${scope}`, undefined, bearer);
  const gone = '403 session_not_found';
  const asha = localAccounts.owner.email;

  it('says who is signed in', async () => {
    expect(await user(here.access_token)).toBe(asha);
    expect(await user('nonsense')).toBe('403 bad_jwt');
    expect(await user(API_KEY)).toBe('403 bad_jwt');
    const without = await standIn.app.request('/auth/v1/user');
    expect(without.status).toBe(401);
  });

  it.each([
    ['global', gone, gone],
    ['local', gone, asha],
    ['others', asha, gone],
  ])('signs out %s with an empty body', async (scope, atHere, atThere) => {
    const ravi = await standIn.signIn(localAccounts.admin);
    expect((await signOut(scope)).status).toBe(204);
    expect(await user(here.access_token)).toBe(atHere);
    expect(await user(there.access_token)).toBe(atThere);
    expect(await user(ravi.access_token)).toBe(localAccounts.admin.email);
    const response = await standIn.post('/auth/v1/token?grant_type=refresh_token', {
      refresh_token: there.refresh_token,
    });
    expect(response.status).toBe(atThere === gone ? 400 : 200);
  });

  it('refuses other scopes, and a session that is gone', async () => {
    expect((await signOut('mars')).status).toBe(400);
    await signOut('global');
    expect((await signOut('global')).status).toBe(403);
  });

  it('lets pages of this machine and of the list read responses', async () => {
    standIn = await testStandIn(database, { allowedRedirects: ['https://console.test'] });
    const allowed = async (origin: string) => {
      const response = await standIn.get('/auth/v1/health', undefined, { origin });
      return response.headers.get('access-control-allow-origin');
    };
    expect(await allowed('http://localhost:5173')).toBe('http://localhost:5173');
    expect(await allowed('https://console.test')).toBe('https://console.test');
    expect(await allowed('https://evil.test')).toBeNull();
  });
});
