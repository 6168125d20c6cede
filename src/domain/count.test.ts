import { formatCount } from './count';

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
