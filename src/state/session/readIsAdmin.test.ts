import { createClient } from '@supabase/supabase-js';
import { readIsAdmin } from './readIsAdmin';

const respond = jest.fn();
beforeEach(() => respond.mockReset());

const client = createClient('https://a.supabase.co', 'anon', {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  // No realtime channel is opened here, but the client requires a transport class.
  realtime: { transport: jest.fn() },
  global: { fetch: (input, init) => respond(String(input), new Headers(init?.headers)) },
});
const ask = () => readIsAdmin(client, 'token', 'a&b');

it('asks for the one record of the person, as the person', async () => {
  respond.mockResolvedValue(Response.json({ id: 'a&b' }));
  expect(await ask()).toBe(true);
  const [url, headers] = respond.mock.calls[0] ?? [];
  expect(url).toBe('https://a.supabase.co/rest/v1/admins?select=*&id=eq.a%26b');
  expect(headers.get('accept')).toBe('application/vnd.pgrst.object+json');
  expect(headers.get('apikey')).toBe('anon');
  expect(headers.get('authorization')).toBe('Bearer token');
});

it('takes "no rows" alone for a no', async () => {
  const noRows = { code: 'PGRST116', message: 'The result contains 0 rows' };
  respond.mockResolvedValue(Response.json(noRows, { status: 406 }));
  expect(await ask()).toBe(false);
});

it.each([
  ['a refused token', Response.json({ message: 'JWT expired' }, { status: 401 }), 401],
  ['a page in place of a response', new Response('<html>', { status: 502 }), 502],
  ['a page that says it is a success', new Response('<html>', { status: 200 }), 200],
  ['a success without a record', new Response('', { status: 200 }), 200],
  ['a list in place of a record', Response.json([]), 200],
  ['406 for another reason', Response.json({ code: 'PGRST107' }, { status: 406 }), 406],
])('%s is a failure, not a no', async (_case, response, status) => {
  respond.mockResolvedValue(response);
  expect(await ask()).toMatchObject({
    code: 'other',
    message: 'Failed to load admin data',
    status,
  });
});

it.each([
  ['a lost network', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ['a service that starts', async () => new Response('{}', { status: 503 }), 'other'],
])(
  '%s is reported at once, without repetitions of the client',
  async (_case, implementation, code) => {
    respond.mockImplementation(implementation);
    expect(await ask()).toMatchObject({ code, message: 'Failed to load admin data' });
    expect(respond).toHaveBeenCalledTimes(1);
  },
);
