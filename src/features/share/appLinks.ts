export type SharePlatform = 'android' | 'other';

/** An app's built-in browser shows an error page for an intent link, so it counts as 'other'. */
export function detectPlatform(userAgent: string): SharePlatform {
  return /android/i.test(userAgent) && !/; wv\)/.test(userAgent) ? 'android' : 'other';
}

/** True on desktops, where the app does not exist. */
export function isDesktop(userAgent: string, touchPoints: number): boolean {
  const isTablet = /macintosh/i.test(userAgent) && touchPoints > 1;
  return !isTablet && !/android|iphone|ipad|ipod|mobile/i.test(userAgent);
}

/** Query of the URL that an intent falls back to: such a page does not try the app again. */
const FALLBACK_PARAM = 'noapp';

export const isAppMissing = (search: string) => new URLSearchParams(search).has(FALLBACK_PARAM);

export interface AppLinks {
  /** Format: {scheme}://playlist/{id} */
  deep: string;
  /** Format: {scheme}://share/playlist/{id} */
  share: string;
  /** Deep link as an Android intent; it goes to `fallback` when the app is not installed. */
  intent: string;
  /** URL of this page without an attempt to open the app. */
  fallback: string;
  /** URL of this page as shared: a phone that opens it tries the app. */
  page: string;
}

interface AppLinksOptions {
  playlistId: string;
  /** URL scheme without ://. */
  scheme: string;
  androidPackage: string | null;
  /** URL of the page itself. */
  pageUrl: string;
}

/** Links into the app; the id is encoded, so that it stays inside its own part of each link. */
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
