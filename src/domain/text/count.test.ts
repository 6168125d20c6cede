import { countOf, formatChange, formatCount } from './count';

test.each([
  [0, '0'],
  [1204, '1,204'],
  [999, '999'],
  [-1204567, '-1,204,567'],
  [2.756, '2.76'],
  [1204.5, '1,204.5'],
  [null, '–'],
  [Number.NaN, '–'],
])('%p reads %p', (value, text) => {
  expect(formatCount(value)).toBe(text);
});

test.each([
  [0, '0 tours'],
  [1, '1 tour'],
  [1204, '1,204 tours'],
])('%p of them read %p', (count, text) => {
  expect(countOf(count, 'tour')).toBe(text);
});

test('a change carries its sign', () => {
  expect([formatChange(1240, 12), formatChange(5, 5), formatChange(1, 4)]).toEqual([
    '+1,228',
    '0',
    '-3',
  ]);
});
