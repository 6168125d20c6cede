import { nextPause } from './nextPause';

/** Pauses after which chapters would start at 9,900, 19,900 and 40,400 ms. */
const pauses = [
  { startMs: 9_000, endMs: 10_000 },
  { startMs: 19_000, endMs: 20_000 },
  { startMs: 39_500, endMs: 40_500 },
];

describe('nextPause', () => {
  it.each([
    [0, 1, 9_900],
    [9_900, 1, 19_900],
    [9_895, 1, 19_900],
    [40_400, 1, null],
    [60_000, -1, 40_400],
    [19_905, -1, 9_900],
    [9_900, -1, null],
  ] as const)('from %d by %d leads to %s', (fromMs, by, ms) => {
    expect(nextPause(pauses, fromMs, by)).toBe(ms);
  });

  it('knows none without pauses', () => {
    expect(nextPause([], 5_000, 1)).toBeNull();
  });
});
