import { checkResponse } from './checkResponse';

const language = {
  id: 'l1',
  code: 'hi',
  label: 'Hindi',
  native_label: 'हिन्दी',
  flag: '🇮🇳',
  is_enabled: true,
  is_default: false,
  sort_order: 1,
};

const check = (body: unknown, status = 200, path = '/api/languages') =>
  checkResponse('GET', path, new Response(JSON.stringify(body), { status }));

test('takes a response of the contract, and asks nothing of stored files', async () => {
  await check([language]);
  await check({ error: 'server', message: 'Failed' }, 503);
  await check('sound', 206, '/media/a.mp3');
});

const refusals: Record<string, () => Promise<void>> = {
  'another status': () => check([language], 201),
  'a field that is not documented': () => check([{ ...language, script: 'Deva' }]),
  'a field that is missing': () => check([{ ...language, code: undefined }]),
  'a field of another type': () => check([{ ...language, sort_order: '1' }]),
  'null where none is allowed': () => check([{ ...language, label: null }]),
  'a record where a list is due': () => check(language),
  'a failure without a message': () => check({ error: 'server' }, 500),
  'a call that is not documented': () => check([], 200, '/api/landmarks'),
};

test.each(Object.entries(refusals))('refuses %s', async (_what, refused) => {
  await expect(refused()).rejects.toThrow('leaves the contract');
});

test('refuses a body where none is due, and none where one is', async () => {
  const path = '/api/tours/t1';
  await checkResponse('DELETE', path, new Response(null, { status: 204 }));
  const silent = new Response('', { status: 200 });
  await expect(checkResponse('GET', path, silent)).rejects.toThrow('leaves the contract');
});
