import { keepAnalytics, readKeptAnalytics } from './keptAnalytics';

const stored = new Map<string, string>();
beforeAll(() => {
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
});
afterEach(() => stored.clear());

const readText = (data: unknown) => {
  if (typeof data !== 'string') throw new Error('No text');
  return data;
};
const kept = () => readKeptAnalytics('asha', 'tours', readText);

test('a response is kept with its time, for its person and part', () => {
  keepAnalytics('asha', 'tours', 'plays', 5);
  expect(kept()).toEqual({ data: 'plays', atMs: 5 });
  expect(readKeptAnalytics('ravi', 'tours', readText)).toBeNull();
  expect(readKeptAnalytics('asha', 'sections', readText)).toBeNull();
});

test('what cannot be read is none, and a long response is not kept', () => {
  keepAnalytics('asha', 'tours', 7, 5);
  expect(kept()).toBeNull();
  keepAnalytics('asha', 'tours', 'plays', 5);
  keepAnalytics('asha', 'tours', 'x'.repeat(400_000), 6);
  expect(kept()).toBeNull();
});
