import { bodyOf } from './responseBody';
import { prefetchCall, withPrefetchedCalls } from './prefetchedCalls';
import { jsonHeadersOf } from './workerCall';

const URL_OF_LIST = 'https://worker.test/api/tours?lang=en';
const asking = { method: 'GET', headers: jsonHeadersOf('token') };

let requests: string[] = [];
const respond: typeof fetch = async (input) => {
  requests.push(String(input));
  return Response.json([requests.length]);
};
const numberIn = async (response: Promise<Response>) => {
  const { value } = await bodyOf(await response);
  return Array.isArray(value) ? value[0] : null;
};

beforeEach(() => {
  jest.useFakeTimers();
  requests = [];
  globalThis.fetch = respond;
});
afterEach(() => void jest.useRealTimers());

test('the same call uses the prefetched response, and the next one sends a request', async () => {
  const fetchCall = withPrefetchedCalls(respond);
  prefetchCall(URL_OF_LIST, jsonHeadersOf('token'))();
  expect(await numberIn(fetchCall(URL_OF_LIST, asking))).toBe(1);
  expect(requests).toHaveLength(1);
  expect(await numberIn(fetchCall(URL_OF_LIST, asking))).toBe(2);
});

test('another token, URL, version or method is another call', async () => {
  const fetchCall = withPrefetchedCalls(respond);
  prefetchCall(URL_OF_LIST, jsonHeadersOf('token'))();
  await fetchCall(URL_OF_LIST, { ...asking, headers: jsonHeadersOf('fresh') });
  await fetchCall(URL_OF_LIST.replace('en', 'hi'), asking);
  await fetchCall(URL_OF_LIST, {
    ...asking,
    headers: { ...asking.headers, 'if-none-match': '"7"' },
  });
  await fetchCall(URL_OF_LIST, { ...asking, method: 'POST' });
  expect(requests).toHaveLength(5);
});

test('a response that is not used in time expires', async () => {
  const fetchCall = withPrefetchedCalls(respond);
  prefetchCall(URL_OF_LIST, jsonHeadersOf('token'))();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await numberIn(fetchCall(URL_OF_LIST, asking))).toBe(2);
});

test('the body of a prefetched response is read ahead of its use', async () => {
  const early = Response.json([7]);
  globalThis.fetch = () => Promise.resolve(early);
  prefetchCall(URL_OF_LIST, jsonHeadersOf('token'))();
  await jest.advanceTimersByTimeAsync(0);
  expect(early.bodyUsed).toBe(true);
  expect(await numberIn(withPrefetchedCalls(respond)(URL_OF_LIST, asking))).toBe(7);
});

test('nothing is asked until it may be, or until the call comes, and then once', async () => {
  const ask = prefetchCall(URL_OF_LIST, jsonHeadersOf('token'));
  await jest.advanceTimersByTimeAsync(20_000);
  expect(requests).toEqual([]);
  expect(await numberIn(withPrefetchedCalls(respond)(URL_OF_LIST, asking))).toBe(1);
  ask();
  await jest.advanceTimersByTimeAsync(0);
  expect(requests).toEqual([URL_OF_LIST]);
});

test('the failure of a prefetched call reaches its caller', async () => {
  const failure = new TypeError('Failed to fetch');
  globalThis.fetch = () => Promise.reject(failure);
  prefetchCall(URL_OF_LIST, jsonHeadersOf('token'))();
  await expect(withPrefetchedCalls(respond)(URL_OF_LIST, asking)).rejects.toBe(failure);
});
