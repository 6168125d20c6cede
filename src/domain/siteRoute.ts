import { isSafeKey } from './jsonReader';

export type PublicRoute =
  { page: 'landing' } | { page: 'privacy' } | { page: 'share'; playlistId: string };

/** Kind of page at a path of the site. */
export type SitePage = PublicRoute['page'] | 'console';

export const consolePattern = /^\/(?:admin(?:\/|$)|login\/?$)/;
export const sharePattern = /^\/(?:share\/|public\/)?playlist\/([^/]+)\/?$/;
const privacyPattern = /^\/privacy-policy\/?$/;

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign; the id is used as typed.
    return part;
  }
}

/** Public page of a path (`location.pathname`); null for any other path. */
export function publicRouteOf(pathname: string): PublicRoute | null {
  if (pathname === '/') return { page: 'landing' };
  if (privacyPattern.test(pathname)) return { page: 'privacy' };
  const playlist = sharePattern.exec(pathname)?.[1];
  return playlist === undefined ? null : { page: 'share', playlistId: decode(playlist) };
}

/** Page of a path (`location.pathname`); null for an unknown path, which redirects to the landing page. */
export function sitePageOf(pathname: string): SitePage | null {
  if (consolePattern.test(pathname)) return 'console';
  return publicRouteOf(pathname)?.page ?? null;
}

/**
 * True when no path segment and no parameter of a `location` is a property of Object.prototype, which no record is
 * stored under. The search query `q` may have any value.
 */
export function hasSafeKeys(pathname: string, search: string): boolean {
  const params = [...new URLSearchParams(search)].filter(([name]) => name !== 'q');
  return [...pathname.split('/').map(decode), ...params.map(([, value]) => value)].every(isSafeKey);
}
