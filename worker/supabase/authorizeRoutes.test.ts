import type { Database } from '../database/database';
import { describeOnEachDatabase } from '../testing/openTestDatabase';
import { localAccounts } from './localAccounts';
import { CHALLENGE, SITE, testStandIn, type TestStandIn } from './testStandIn';

describeOnEachDatabase('the account chooser', (open) => {
  let database: Database;
  let standIn: TestStandIn;

  beforeEach(async () => {
    database = await open();
    standIn = await testStandIn(database);
  });

  const page = (query: Record<string, string>) =>
    standIn.app.request(`${SITE}/auth/v1/authorize?${new URLSearchParams(query)}`);
  const validQuery = {
    provider: 'google',
    redirect_to: `${SITE}/admin/dashboard?tab="x"`,
    code_challenge: CHALLENGE,
    code_challenge_method: 's256',
  };

  it('is a page with the four accounts, labelled as a stand-in', async () => {
    const response = await page(validQuery);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(text).toContain('Local stand-in for Google sign-in');
    for (const { full_name, id } of Object.values(localAccounts)) {
      expect(text).toContain(full_name);
      expect(text).toContain(`value="${id}"`);
    }
    expect(text).not.toContain('tab="x"');
  });

  it('returns to the page that asked, with a code', async () => {
    const target = `${SITE}/admin/dashboard?next=%2Fadmin%2Ftours`;
    const sent = await standIn.choose(localAccounts.owner.id, CHALLENGE, target);
    expect(sent.origin + sent.pathname).toBe(`${SITE}/admin/dashboard`);
    expect(sent.searchParams.get('next')).toBe('/admin/tours');
    expect(sent.searchParams.get('code')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('returns without a code when the person turns back', async () => {
    const sent = await standIn.choose('cancel', CHALLENGE);
    expect(sent.searchParams.get('error')).toBe('access_denied');
    expect(sent.searchParams.get('code')).toBeNull();
  });

  it.each([
    [{ ...validQuery, provider: 'github' }, 'Unsupported provider'],
    [{ ...validQuery, code_challenge_method: 'plain' }, 'code_challenge_method'],
    [{ provider: 'google', redirect_to: SITE }, 'code_challenge is required'],
  ])('refuses %j', async (query, message) => {
    const response = await page(query);
    expect(response.status).toBe(400);
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await response.json()).toMatchObject({
      code: 'validation_failed',
      message: expect.stringContaining(message),
    });
  });

  it('knows nobody else', async () => {
    await expect(standIn.choose('somebody', CHALLENGE)).rejects.toThrow('404');
  });

  it('goes to the site instead of a URL that is not allowed', async () => {
    const foreign = await standIn.choose(localAccounts.owner.id, CHALLENGE, 'https://evil.test/x');
    expect(foreign.origin + foreign.pathname).toBe(`${SITE}/`);
  });

  it('is not served under another name for this machine', async () => {
    const response = await standIn.app.request('http://rebound.test:4173/auth/v1/health');
    expect(response.status).toBe(421);
  });
});
