export type SharePlatform = 'android' | 'other';

/** Platform of a browser. An app's WebView shows an error page for an intent link, so it counts as 'other'. */
export function detectPlatform(userAgent: string): SharePlatform {
  return /android/i.test(userAgent) && !/; wv\)/.test(userAgent) ? 'android' : 'other';
}

/** True on desktops, for which there is no app. */
export function isDesktop(userAgent: string, touchPoints: number): boolean {
  const isTablet = /macintosh/i.test(userAgent) && touchPoints > 1;
  return !isTablet && !/android|iphone|ipad|ipod|mobile/i.test(userAgent);
}

/** Search parameter of the intent's fallback URL; a page with it does not try the app again. */
const FALLBACK_PARAM = 'noapp';

export const isAppMissing = (search: string) => new URLSearchParams(search).has(FALLBACK_PARAM);

export interface AppLinks {
  /** Deep link in the format {scheme}://playlist/{id}. */
  deep: string;
  /** Deep link in the format {scheme}://share/playlist/{id}. */
  share: string;
  /** Deep link as an Android intent; opens `fallback` when the app is not installed. */
  intent: string;
  /** URL of this page that does not try to open the app. */
  fallback: string;
  /** URL of this page as shared, which tries to open the app on a phone. */
  page: string;
}

interface AppLinksOptions {
  playlistId: string;
  /** URL scheme without '://'. */
  scheme: string;
  androidPackage: string | null;
  /** URL of this page. */
  pageUrl: string;
}

/** Links into the app; the id is percent-encoded, so that it cannot leave its own part of a link. */
export function createAppLinks(options: AppLinksOptions): AppLinks {
  const id = encodeURIComponent(options.playlistId);
  const page = new URL(options.pageUrl);
  page.hash = '';
  page.searchParams.delete(FALLBACK_PARAM);
  const fallback = new URL(page);
  fallback.searchParams.set(FALLBACK_PARAM, '1');
  const intent = [
    `scheme=${options.scheme}`,
    ...(options.androidPackage === null ? [] : [`package=${options.androidPackage}`]),
    `S.browser_fallback_url=${encodeURIComponent(fallback.href)}`,
  ];
  return {
    deep: `${options.scheme}://playlist/${id}`,
    share: `${options.scheme}://share/playlist/${id}`,
    intent: `intent://playlist/${id}#Intent;${intent.join(';')};end`,
    fallback: fallback.href,
    page: page.href,
  };
}
