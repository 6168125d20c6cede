import { equalJitterMs, fullJitterMs } from './backOff';

const backOff = { firstMs: 1000, mostMs: 60_000 };

test('equal jitter waits at least half of a step that doubles up to a bound', () => {
  const waits = [1, 2, 3, 7, 1000].map((attempts) => [
    equalJitterMs(attempts, backOff, 0),
    equalJitterMs(attempts, backOff, 1),
  ]);
  expect(waits).toEqual([
    [500, 1000],
    [1000, 2000],
    [2000, 4000],
    [30_000, 60_000],
    [30_000, 60_000],
  ]);
});

test('full jitter waits up to a step that doubles, and up to the bound what was asked for', () => {
  expect(fullJitterMs(3, 0, backOff, 0)).toBe(0);
  expect(fullJitterMs(3, 0, backOff, 1)).toBe(4000);
  expect(fullJitterMs(3, 9000, backOff, 1)).toBe(9000);
  expect(fullJitterMs(1000, 0, backOff, 1)).toBe(60_000);
  expect(fullJitterMs(1, 3_600_000, backOff, 1)).toBe(60_000);
});
