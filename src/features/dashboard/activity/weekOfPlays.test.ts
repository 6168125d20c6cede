import { weekOfPlays } from './weekOfPlays';

/** Days with these plays, the last one being today. */
const known = (...plays: number[]) =>
  plays.map((each, at) => ({
    day: new Date(Date.UTC(2026, 0, at + 1)).toISOString().slice(0, 10),
    plays: each,
  }));
const weeks = (before: number, now: number) =>
  known(1, ...Array.from({ length: 14 }, (_, at) => (at < 7 ? before : now)), 999);

test('a week is that of the last whole days, beside the one before', () => {
  expect(weekOfPlays(weeks(165, 172))?.text).toBe(
    '1,204 plays in the last 7 days, 4% more than the 7 before',
  );
  expect(weekOfPlays(weeks(172, 86))?.text).toMatch(/602 plays .*, 50% fewer than the 7 before$/);
  expect(weekOfPlays(weeks(1000, 1001))?.text).toMatch(/, 1% more than/);
  expect(weekOfPlays(weeks(5, 5))?.text).toMatch(/, as many as in the 7 before$/);
  expect(weekOfPlays(weeks(0, 5))?.text).toMatch(/^35 plays .*, none in the 7 before$/);
  expect(weekOfPlays(weeks(0, 0))?.text).toBe('0 plays in the last 7 days, none in the 7 before');
});

test('a week is compared with whole days alone, and none is made up', () => {
  expect(weekOfPlays([])).toBeNull();
  expect(weekOfPlays(known(1, 1, 1, 1, 1, 1, 9))).toBeNull();
  expect(weekOfPlays(known(1, 1, 1, 1, 1, 1, 1, 9))?.text).toBe('7 plays in the last 7 days');
  expect(weekOfPlays(weeks(1, 1).slice(1))?.text).toBe('7 plays in the last 7 days');
});

test('four weeks of days are drawn', () => {
  const days = weekOfPlays(known(...Array.from({ length: 40 }, (_, at) => at)))?.days;
  expect(days).toHaveLength(28);
  expect(days?.at(-1)).toEqual({ day: '2026-02-08', plays: 38 });
});
