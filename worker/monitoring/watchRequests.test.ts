import { Hono } from 'hono';
import { recordRoutePattern } from '../http/recordRoutePattern';
import { onError } from '../http/problemResponse';
import { createMetrics } from './metrics';
import { watchRequests, type RequestWatcher } from './watchRequests';
import { logRequest } from '../logging/log';
import { setLogFormat } from '../logging/logFormat';

const lines: Record<string, unknown>[] = [];

beforeEach(async () => {
  lines.length = 0;
  await setLogFormat('json', { write: (line) => void lines.push(JSON.parse(line)) });
});
afterEach(() => setLogFormat('text'));

const app = new Hono()
  .use(recordRoutePattern())
  .get('/api/tours/:id', (c) => c.json({ id: c.req.param('id') }))
  .post('/api/tours', () => {
    throw new Error('broken', { cause: Object.assign(new Error('no space'), { code: 'ENOSPC' }) });
  })
  .onError(onError);

const send = (path: string, init: RequestInit = {}, watchers: RequestWatcher[] = [logRequest]) =>
  watchRequests(app.fetch, watchers)(new Request(`http://worker.test${path}`, init));

it('writes a line a request, without query and headers, under the id that the response carries', async () => {
  const headers = { authorization: 'Bearer secret' };
  const response = await send('/api/tours/7?code=secret', { headers });
  const id = response.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      request: id,
      method: 'GET',
      path: '/api/tours/7',
      route: '/api/tours/:id',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

it.each([
  ['proxy-0123.ab', 'proxy-0123.ab'],
  ['a b', expect.stringMatching(/^[0-9a-f-]{36}$/)],
  ['x'.repeat(65), expect.stringMatching(/^[0-9a-f-]{36}$/)],
])('the id %j of a proxy gives %s', async (given, id) => {
  const response = await send('/api/tours/7', { headers: { 'x-request-id': given } });
  expect(response.headers.get('x-request-id')).toEqual(id);
});

it('writes failures with their causes under the id of their request', async () => {
  const response = await send('/api/tours', { method: 'POST', body: '{"title":"secret"}' });
  expect(response.status).toBe(500);
  const request = response.headers.get('x-request-id');
  const failure = { message: 'broken', cause: { message: 'no space', code: 'ENOSPC' } };
  expect(lines).toMatchObject([
    { level: 'error', request, msg: 'POST /api/tours', failure },
    { level: 'error', request, msg: 'request', status: 500, route: '/api/tours' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

it('counts by route, so that the number of series is bounded', async () => {
  const { watch, fetch } = createMetrics(() => 7);
  for (const path of ['/api/tours/7', '/api/tours/8', '/wp-login.php'])
    await send(path, {}, [watch]);
  const response = await fetch(new Request('http://worker.test/metrics'));
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  const counted = text.split('\n').filter((line) => line.includes('duration_seconds_count'));
  expect(counted).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/api/tours/:id",status="200"} 2',
    'http_request_duration_seconds_count{method="GET",route="other",status="404"} 1',
  ]);
  expect(text).toContain('kathayatra_plays_waiting 7');
  expect(text).toContain('process_resident_memory_bytes');
  expect((await fetch(new Request('http://worker.test/'))).status).toBe(404);
});
