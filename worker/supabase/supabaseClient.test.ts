import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { describeOnEachDatabase } from '../testing/openTestDatabase';
import { localAccounts } from './localAccounts';
import { API_KEY, SITE, testStandIn, type TestStandIn } from './testStandIn';

describeOnEachDatabase('the real client against the stand-in', (open) => {
  let database: Database;
  let standIn: TestStandIn;
  let client: SupabaseClient;
  let events: string[];

  beforeEach(async () => {
    database = await open();
    // The client uses the real clock.
    standIn = await testStandIn(database, { clock: () => new Date() });
    const stored = new Map<string, string>();
    events = [];
    client = createClient(SITE, API_KEY, {
      auth: {
        flowType: 'pkce',
        autoRefreshToken: false,
        detectSessionInUrl: false,
        storage: {
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => void stored.set(key, value),
          removeItem: (key) => void stored.delete(key),
        },
      },
      // No realtime channel is opened here, but the client requires a transport class.
      realtime: { transport: jest.fn() },
      global: { fetch: async (url, init) => standIn.app.request(String(url), init) },
    });
    client.auth.onAuthStateChange((event) => void events.push(event));
  });

  async function signIn(id: string): Promise<void> {
    const { data } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: `${SITE}/admin/dashboard`, skipBrowserRedirect: true },
    });
    const asked = new URL(data.url ?? '');
    expect((await standIn.app.request(asked.href)).status).toBe(200);
    const challenge = asked.searchParams.get('code_challenge') ?? '';
    const back = await standIn.choose(id, challenge, asked.searchParams.get('redirect_to') ?? '');
    const { error } = await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(error).toBeNull();
  }
  const ownRow = (id: string) => client.from('admins').select('*').eq('id', id).single();

  it('signs in, refreshes, and reads its row', async () => {
    const { id, email } = localAccounts.owner;
    await database.execute(sql`insert into admins (id, email) values (${id}, ${email})`);
    await signIn(id);
    const { data } = await client.auth.getSession();
    expect(data.session?.user.user_metadata.full_name).toBe('Asha Menon');
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    expect((await client.auth.getClaims()).data?.claims.sub).toBe(id);

    const refreshed = await client.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(data.session?.refresh_token);
    expect(events).toEqual(expect.arrayContaining(['SIGNED_IN', 'TOKEN_REFRESHED']));

    expect(await ownRow(id)).toMatchObject({ status: 200, data: { id, email } });
  });

  it('reports by PGRST116 that somebody is no admin', async () => {
    await signIn(localAccounts.newcomer.id);
    const response = await ownRow(localAccounts.newcomer.id);
    expect(response).toMatchObject({ status: 406, data: null, error: { code: 'PGRST116' } });
    const gentle = await client
      .from('admins')
      .select('*')
      .eq('id', localAccounts.newcomer.id)
      .maybeSingle();
    expect(gentle).toMatchObject({ error: null, data: null });
  });

  it('signs out everywhere', async () => {
    await signIn(localAccounts.owner.id);
    const refreshToken = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    expect(await client.auth.signOut({ scope: 'global' })).toEqual({ error: null });
    expect((await client.auth.getSession()).data.session).toBeNull();
    const { error } = await client.auth.refreshSession({ refresh_token: refreshToken });
    expect(error?.code).toBe('refresh_token_not_found');
    expect(events.at(-1)).toBe('SIGNED_OUT');
  });

  it('is told why a code is not taken', async () => {
    const { data } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    });
    expect(data.url).toContain('code_challenge_method=s256');
    const { error } = await client.auth.exchangeCodeForSession('nothing');
    expect(error).toMatchObject({ status: 404, code: 'flow_state_not_found' });
  });
});
