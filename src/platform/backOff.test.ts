import fc from 'fast-check';
import { equalJitterMs, fullJitterMs, quarterJitterMs, withAskedMs } from './backOff';

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

test('quarter jitter makes a step up to a quarter shorter or longer', () => {
  expect(quarterJitterMs(2, backOff, 0)).toBe(1500);
  expect(quarterJitterMs(2, backOff, 1)).toBe(2500);
  expect(quarterJitterMs(1000, backOff, 1)).toBe(75_000);
});

test('full jitter waits up to a step that doubles up to a bound', () => {
  expect(fullJitterMs(3, backOff, 0)).toBe(0);
  expect(fullJitterMs(3, backOff, 1)).toBe(4000);
  expect(fullJitterMs(1000, backOff, 1)).toBe(60_000);
});

test('full jitter spreads the waits over the whole step, however many attempts there were', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, random) => {
        const step = fullJitterMs(attempts, backOff, 1);
        expect(fullJitterMs(attempts, backOff, random)).toBeCloseTo(random * step);
      },
    ),
  );
});

test('a response that asks for a longer wait gets it up to an hour', () => {
  expect(withAskedMs(4000, 0)).toBe(4000);
  expect(withAskedMs(4000, 9000)).toBe(9000);
  expect(withAskedMs(4000, 3_600_000)).toBe(3_600_000);
  expect(withAskedMs(4000, 7_200_000)).toBe(3_600_000);
});
