import { formatCount } from './count';

test.each([
  [0, '0'],
  [1204, '1,204'],
  [2.756, '2.76'],
  [null, '–'],
  [Number.NaN, '–'],
])('%p reads %p', (value, text) => {
  expect(formatCount(value)).toBe(text);
});
