export type SharePlatform = 'android' | 'other';

/** An app's built-in browser shows an error page for an intent link, so it counts as 'other'. */
export function platformOf(userAgent: string): SharePlatform {
  return /android/i.test(userAgent) && !/; wv\)/.test(userAgent) ? 'android' : 'other';
}

/** True where the app cannot be. */
export function isDesktop(userAgent: string, touchPoints: number): boolean {
  const isTablet = /macintosh/i.test(userAgent) && touchPoints > 1;
  return !isTablet && !/android|iphone|ipad|ipod|mobile/i.test(userAgent);
}

/** Marks the address an intent falls back to: a page so marked does not try the app again. */
const MARK = 'noapp';

export const isAppMissing = (search: string) => new URLSearchParams(search).has(MARK);

export interface AppLinks {
  /** {scheme}://playlist/{id} */
  deep: string;
  /** {scheme}://share/playlist/{id} */
  share: string;
  /** The deep link as Android's browsers open it; they go to `fallback` where the app is missing. */
  intent: string;
  /** This page again, without an attempt to open the app. */
  fallback: string;
  /** This page as it was shared: a phone that opens it tries the app. */
  page: string;
}

interface AppLinksOptions {
  playlistId: string;
  /** Without ://. */
  scheme: string;
  androidPackage: string | null;
  /** The address of the page itself. */
  pageAddress: string;
}

/** The ways into the app; whatever the id holds stays inside its own part of each link. */
export function appLinksOf(options: AppLinksOptions): AppLinks {
  const id = encodeURIComponent(options.playlistId);
  const page = new URL(options.pageAddress);
  page.hash = '';
  page.searchParams.delete(MARK);
  const fallback = new URL(page);
  fallback.searchParams.set(MARK, '1');
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
