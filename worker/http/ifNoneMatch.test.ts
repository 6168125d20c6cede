import { matchesIfNoneMatch } from './ifNoneMatch';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match: %s', (header, expected) => {
  expect(matchesIfNoneMatch(header, '"a"')).toBe(expected);
});
