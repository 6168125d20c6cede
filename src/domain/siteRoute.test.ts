import { hasSafeKeys, publicRouteOf, sitePageOf } from './siteRoute';

describe('publicRouteOf', () => {
  it('knows the public pages', () => {
    expect(publicRouteOf('/')).toEqual({ page: 'landing' });
    expect(publicRouteOf('/privacy-policy')).toEqual({ page: 'privacy' });
  });

  it.each(['/share/playlist/p1', '/playlist/p1', '/public/playlist/p1', '/playlist/p1/'])(
    'finds the playlist in %s',
    (path) => expect(publicRouteOf(path)).toEqual({ page: 'share', playlistId: 'p1' }),
  );

  it.each([
    ['..%2F..%2Fx', '../../x'],
    ['%3Cscript%3E', '<script>'],
    ['a%20b%2F%C3%BC', 'a b/ü'],
    ['100%', '100%'],
    ['%E0%A4%A', '%E0%A4%A'],
  ])('decodes the id %s', (part, playlistId) => {
    expect(publicRouteOf(`/playlist/${part}`)).toEqual({ page: 'share', playlistId });
  });

  it.each(['/playlist', '/playlist/', '/playlist/a/b', '/else', '/share/p1', '//evil.example'])(
    'knows nothing of %s',
    (path) => expect(publicRouteOf(path)).toBeNull(),
  );
});

describe('sitePageOf', () => {
  it.each(['/admin', '/admin/', '/admin/tours/1/details', '/login', '/login/'])(
    'gives %s to the console',
    (path) => expect(sitePageOf(path)).toBe('console'),
  );

  it.each([
    ['/', 'landing'],
    ['/privacy-policy/', 'privacy'],
    ['/public/playlist/p1', 'share'],
    ['/administration', null],
    ['/login/else', null],
    ['/share/', null],
  ])('takes %s for %s', (path, page) => expect(sitePageOf(path)).toBe(page));
});

describe('canNameRecords', () => {
  it.each([
    ['/admin/tours/t1/sections', '?lang=hi&from=en', true],
    ['/admin/tours', '?q=constructor', true],
    ['/admin/tours/constructor', '', false],
    ['/admin/tours/%5F_proto__/sections', '', false],
    ['/admin/translate', '?lang=valueOf', false],
    ['/admin/tours/a%', '', true],
  ])('judges %s%s', (path, search, can) => expect(hasSafeKeys(path, search)).toBe(can));
});
