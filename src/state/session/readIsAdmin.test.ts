import { readIsAdmin } from './readIsAdmin';

const answerOf = jest.spyOn(globalThis, 'fetch');
beforeEach(() => answerOf.mockReset());
afterAll(() => answerOf.mockRestore());

const ask = () => readIsAdmin({ url: 'https://a.supabase.co', anonKey: 'anon' }, 'token', 'a&b');

it('asks for the one record of the person, as the person', async () => {
  answerOf.mockResolvedValue(Response.json({ id: 'a&b' }));
  expect(await ask()).toBe(true);
  const [address, init] = answerOf.mock.calls[0] ?? [];
  expect(address).toBe('https://a.supabase.co/rest/v1/admins?select=*&id=eq.a%26b');
  expect(init?.headers).toEqual({
    accept: 'application/vnd.pgrst.object+json',
    apikey: 'anon',
    authorization: 'Bearer token',
  });
});

it('takes "no rows" alone for a no', async () => {
  const noRows = { code: 'PGRST116', message: 'The result contains 0 rows' };
  answerOf.mockResolvedValue(Response.json(noRows, { status: 406 }));
  expect(await ask()).toBe(false);
});

it.each([
  ['a refused token', Response.json({ message: 'JWT expired' }, { status: 401 }), 401],
  ['a page in place of an answer', new Response('<html>', { status: 502 }), 502],
  ['a success without a record', new Response('', { status: 200 }), 200],
  ['406 for another reason', Response.json({ code: 'PGRST107' }, { status: 406 }), 406],
])('%s is a failure, not a no', async (_case, answer, status) => {
  answerOf.mockResolvedValue(answer);
  expect(await ask()).toMatchObject({
    code: 'other',
    message: 'Failed to load admin data',
    status,
  });
});

it('a lost network is told apart', async () => {
  answerOf.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await ask()).toEqual({ code: 'network', message: 'Failed to load admin data' });
});
