import { greatestCount, suggestProposals, usualCount } from './suggestProposals';

const pause = (startMs: number, lengthMs: number) => ({ startMs, endMs: startMs + lengthMs });
const pauses = [pause(20_000, 700), pause(40_000, 2000), pause(60_000, 1000), pause(80_000, 3000)];
const suggest = (count: number, minPauseMs: number, chapters: { startMs: number }[] = []) =>
  suggestProposals(
    pauses,
    chapters.map(({ startMs }) => {
      return { id: 'a', title: 'A', description: '', startMs, endMs: null, orderIndex: 0 };
    }),
    { durationMs: 100_000, count, minPauseMs },
  ).map(({ startMs, note }) => `${startMs} ${note}`);

test('suggestions are as many as asked for, after the longest pauses, with the beginning', () => {
  expect(suggest(3, 600)).toEqual([
    '0 The beginning',
    '41900 After a pause of 2.0 s',
    '82900 After a pause of 3.0 s',
  ]);
  expect(suggest(20, 600)).toHaveLength(5);
  expect(suggest(2, 600, [{ startMs: 0 }])).toHaveLength(2);
});

test('suggestions start after no shorter pause than asked for', () => {
  expect(suggest(20, 1500)).toEqual([
    '0 The beginning',
    '41900 After a pause of 2.0 s',
    '82900 After a pause of 3.0 s',
  ]);
});

test('one in 45 seconds is suggested at first, and no more than a dozen an hour or twenty', () => {
  expect(usualCount(60_000)).toBe(4);
  expect(usualCount(45_000 * 8)).toBe(9);
  expect(usualCount(45_000 * 20)).toBe(12);
  expect(usualCount(3_600_000)).toBe(12);
  expect(usualCount(3 * 3_600_000)).toBe(20);
  expect(greatestCount(3_600_000)).toBe(243);
});
