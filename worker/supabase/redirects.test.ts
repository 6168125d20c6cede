import { safeRedirect, withQuery } from './redirects';

const SITE = 'http://localhost:4173';

it.each([
  ['http://localhost:4173/a?b=c', 'http://localhost:4173/a?b=c'],
  ['http://localhost:5173/a', 'http://localhost:5173/a'],
  ['http://127.0.0.1:9/a', 'http://127.0.0.1:9/a'],
  ['http://[::1]:9/a', 'http://[::1]:9/a'],
  ['https://console.test/a', 'https://console.test/a'],
  ['https://console.test.evil.test/a', `${SITE}/`],
  ['http://localhost.evil.test/a', `${SITE}/`],
  ['http://localhost:4173@evil.test/a', `${SITE}/`],
  ['javascript:alert(1)', `${SITE}/`],
  ['//evil.test', `${SITE}/`],
  ['/admin', `${SITE}/`],
  [undefined, `${SITE}/`],
])('a sign-in asked to return to %s returns to %s', (wanted, expected) => {
  expect(safeRedirect(wanted, SITE, ['https://console.test'])).toBe(expected);
});

it('lets no page of this machine take a sign-in of a site elsewhere', () => {
  expect(safeRedirect('http://localhost:1/', 'https://site.test', [])).toBe('https://site.test/');
});

it('adds to a query that is there', () => {
  expect(withQuery('http://localhost/a?b=c#d', { code: '1 2' })).toBe(
    'http://localhost/a?b=c&code=1+2#d',
  );
});
