import fc from 'fast-check';
import { allotRows } from './waitingItems';

test('each kind has a row before another has two, and the most urgent have the others', () => {
  expect(allotRows([4, 1, 30, 1], 7)).toEqual([4, 1, 1, 1]);
  expect(allotRows([9, 9], 7)).toEqual([6, 1]);
  expect(allotRows([2, 0, 1], 7)).toEqual([2, 0, 1]);
  expect(allotRows([1, 1, 1], 2)).toEqual([1, 1, 0]);
});

test('no row is left empty while something waits, and none is made up', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.nat(20), (counts, rows) => {
      const allotted = allotRows(counts, rows);
      const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
      expect(sum(allotted)).toBe(Math.min(rows, sum(counts)));
      expect(allotted.every((each, index) => each <= (counts[index] ?? 0))).toBe(true);
    }),
  );
});
