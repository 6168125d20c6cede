import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite } from './createSite';
import { unbufferedPlayRecorder } from '../plays/playRecorder';
import { migrate } from '../database/migrate';
import type { OpenDatabase } from '../database/openDatabase';
import { readSettings } from './workerSettings';
import { memoryStorage } from '../storage/memoryStorage';
import { localAccounts } from '../supabase/localAccounts';
import { API_KEY, CHALLENGE, VERIFIER } from '../supabase/testStandIn';
import { seedSample } from '../sample/seedSample';
import { openTestDatabase } from '../testing/openTestDatabase';

const SITE = 'http://localhost:4173';
let folder: string;
let opened: OpenDatabase;
const storage = memoryStorage();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(folder, 'index.html'), '<p>console');
  await writeFile(join(folder, '_headers'), '/*\n  X-Frame-Options: DENY\n');
  opened = await openTestDatabase();
  await migrate(opened.database);
  const now = new Date();
  await seedSample({ database: opened.database, storage, now, tours: 1, users: 10 });
}, 60_000);
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

async function site(env: Record<string, string> = {}, hasConsole = true) {
  const settings = readSettings({ DATA_DIR: folder, ...env }, []);
  const parts = { playRecorder: unbufferedPlayRecorder(opened.database, () => new Date()) };
  const data = { ...opened, storage };
  const fetch = await createSite(settings, data, parts, hasConsole ? folder : null);
  return async (path: string, init?: RequestInit) => fetch(new Request(SITE + path, init));
}

const page = { headers: { accept: 'text/html' } };

it('serves worker, stand-in and console on one origin', async () => {
  const get = await site();
  for (const path of ['/health', '/healthz', '/readyz']) expect((await get(path)).status).toBe(200);
  expect((await get('/api/languages')).status).toBe(200);
  expect((await get('/auth/v1/health')).status).toBe(200);
  expect(await (await get('/admin/tours', page)).text()).toBe('<p>console');
  expect(await (await get('/apiary', page)).text()).toBe('<p>console');
});

it.each(['/api/nothing', '/media/nothing', '/upload', '/auth/nothing', '/rest'])(
  'never opens the page at %s',
  async (path) => {
    const response = await (await site())(path, page);
    expect(response.status).toBe(404);
  },
);

/** Signs the owner in; returns the access token. */
async function signIn(get: Awaited<ReturnType<typeof site>>) {
  const form = { redirect_to: SITE, code_challenge: CHALLENGE, account: localAccounts.owner.id };
  const chosen = await get('/auth/v1/authorize', {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const auth_code = new URL(chosen.headers.get('location') ?? '').searchParams.get('code');
  const session = await get('/auth/v1/token?grant_type=pkce', {
    method: 'POST',
    headers: { apikey: API_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ auth_code, code_verifier: VERIFIER }),
  });
  const { access_token } = await session.json();
  return String(access_token);
}

it('opens the console to whom the stand-in lets in', async () => {
  const get = await site();
  const access_token = await signIn(get);
  const headers = { authorization: `Bearer ${access_token}` };
  const overview = await get('/api/admin/overview', { headers });
  expect(overview.status).toBe(200);
  expect((await overview.json()).admins[0]).toMatchObject({ full_name: 'Asha Menon' });
});

it.each([
  ['global', 401],
  ['local', 200],
])('after a sign-out with scope %s another session gets %i at once', async (scope, status) => {
  const get = await site();
  const [here, there] = [await signIn(get), await signIn(get)];
  const overview = async (token: string) =>
    (
      await get('/api/admin/overview', {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status;
  expect([await overview(here), await overview(there)]).toEqual([200, 200]);
  await get(`/auth/v1/logout?scope=${scope}`, {
    method: 'POST',
    headers: { apikey: API_KEY, authorization: `Bearer ${here}` },
  });
  expect([await overview(here), await overview(there)]).toEqual([401, status]);
  // A write with an idempotency key runs in a transaction, and the embedded database has no second connection.
  const written = await get('/api/analytics', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await signIn(get)}`,
      'content-type': 'application/json',
      'idempotency-key': `sign-out-${scope}`,
    },
    body: '{}',
  });
  expect(written.status).toBe(202);
});

it('has no stand-in beside a hosted backend', async () => {
  const get = await site({ SUPABASE_URL: 'https://project.supabase.test' });
  for (const path of ['/auth/v1/health', '/auth/v1/authorize', '/rest/v1/admins']) {
    expect((await get(path, page)).status).toBe(404);
  }
});

it('leaves pages to the development server when it is the API alone', async () => {
  expect((await (await site({}, false))('/admin/tours', page)).status).toBe(404);
});
