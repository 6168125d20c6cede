import { retryAfterMs } from './retryAfter';

const now = Date.parse('2026-05-01T10:00:00Z');

test.each([
  ['seconds', '12', 12_000],
  ['seconds between spaces', ' 12 ', 12_000],
  ['a date to come', 'Fri, 01 May 2026 10:01:00 GMT', 60_000],
  ['a date that has passed', 'Fri, 01 May 2026 09:00:00 GMT', 0],
  ['no time', 'soon', null],
  ['nothing', '', null],
])('Retry-After with %s', (_name, value, ms) => {
  expect(retryAfterMs(new Headers({ 'retry-after': value }), now)).toBe(ms);
});

test('a response without Retry-After asks for no wait', () => {
  expect(retryAfterMs(new Headers(), now)).toBeNull();
});
