import { timeLeft, transferPace } from './transferPace';

const MEGABYTE = 1_000_000;

test.each([
  [100 * MEGABYTE, 0.15, 120_000, '125 kB/s, about 11 minutes left'],
  [100 * MEGABYTE, 0.5, 10_000, '5 MB/s, about 10 seconds left'],
  [100 * MEGABYTE, 0.25, 10_000, '2.5 MB/s, about 30 seconds left'],
  [10 * MEGABYTE, 0.5, 60_000, '83 kB/s, about 1 minute left'],
  [1000, 0.01, 60_000, '1 kB/s, about 99 minutes left'],
])('%d bytes, %d of them in %d ms', (bytes, share, elapsedMs, text) => {
  expect(transferPace({ bytes, share, elapsedMs })).toBe(text);
});

test.each([
  [0.1, 2999],
  [0, 60_000],
  [1, 60_000],
])('says nothing at %d after %d ms', (share, elapsedMs) => {
  expect(transferPace({ bytes: MEGABYTE, share, elapsedMs })).toBeNull();
});

test('the time left goes by the share that is done', () => {
  expect(timeLeft(6 / 1200, 3000)).toBe('about 10 minutes left');
  expect(timeLeft(0.5, 20_000)).toBe('about 20 seconds left');
  expect(timeLeft(0.5, 2999)).toBeNull();
});
