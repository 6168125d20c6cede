import { createAppLinks, isAppMissing, isDesktop, detectPlatform } from './appLinks';

const linksFor = (playlistId: string, pageUrl = 'https://site.example/playlist/x?ref=1#top') =>
  createAppLinks({ playlistId, scheme: 'kathayatra', androidPackage: 'example.app', pageUrl });

describe('appLinksOf', () => {
  it('names the playlist in each link', () => {
    expect(linksFor('p1')).toEqual({
      deep: 'kathayatra://playlist/p1',
      share: 'kathayatra://share/playlist/p1',
      intent:
        'intent://playlist/p1#Intent;scheme=kathayatra;package=example.app;' +
        'S.browser_fallback_url=https%3A%2F%2Fsite.example%2Fplaylist%2Fx%3Fref%3D1%26noapp%3D1;end',
      fallback: 'https://site.example/playlist/x?ref=1&noapp=1',
      page: 'https://site.example/playlist/x?ref=1',
    });
  });

  it.each(['../../x', '<script>', 'a b/ü', 'x;end#Intent;scheme=http', '%', 'x?y=1'])(
    'keeps %s inside its own part',
    (id) => {
      const { deep, share, intent } = linksFor(id);
      expect(deep).toMatch(/^kathayatra:\/\/playlist\/[^/?#;<>\s]+$/);
      expect(share).toMatch(/^kathayatra:\/\/share\/playlist\/[^/?#;<>\s]+$/);
      expect(intent.match(/[;#]/g)).toHaveLength(5);
    },
  );

  it('marks the fall-back URL once, however often it is followed', () => {
    const { fallback: again, page } = linksFor('p1', linksFor('p1').fallback);
    expect(page).toBe('https://site.example/playlist/x?ref=1');
    expect(again).toBe('https://site.example/playlist/x?ref=1&noapp=1');
    expect(isAppMissing(new URL(again).search)).toBe(true);
  });
});

describe('platforms', () => {
  const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140 Mobile Safari/537.36';
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15';

  it('distinguishes Android from the others, and a built-in browser from Android', () => {
    expect(detectPlatform(android)).toBe('android');
    expect(detectPlatform(iphone)).toBe('other');
    expect(detectPlatform(android.replace('Pixel 9', 'Pixel 9; wv'))).toBe('other');
  });

  it('knows where the app cannot be', () => {
    expect(isDesktop(mac, 0)).toBe(true);
    expect(isDesktop(mac, 5)).toBe(false);
    expect(isDesktop(android, 5)).toBe(false);
    expect(isDesktop(iphone, 5)).toBe(false);
  });
});
