import { isKey } from '../reading';

export type PublicRoute =
  { page: 'landing' } | { page: 'privacy' } | { page: 'share'; playlistId: string };

/** What an address of the site shows. */
export type SitePage = PublicRoute['page'] | 'console';

export const consolePattern = /^\/(?:admin(?:\/|$)|login\/?$)/;
export const sharePattern = /^\/(?:share\/|public\/)?playlist\/([^/]+)\/?$/;
const privacyPattern = /^\/privacy-policy\/?$/;

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign: the id as it was typed.
    return part;
  }
}

/** The page of a path (as `location.pathname` has it); null for all that are none. */
export function publicRouteOf(pathname: string): PublicRoute | null {
  if (pathname === '/') return { page: 'landing' };
  if (privacyPattern.test(pathname)) return { page: 'privacy' };
  const playlist = sharePattern.exec(pathname)?.[1];
  return playlist === undefined ? null : { page: 'share', playlistId: decode(playlist) };
}

/** What a path (as `location.pathname` has it) shows; null for a path that leads to the landing page. */
export function sitePageOf(pathname: string): SitePage | null {
  if (consolePattern.test(pathname)) return 'console';
  return publicRouteOf(pathname)?.page ?? null;
}

/**
 * Whether an address (as `location` has it) can lead to records and lists: none is kept under a name that
 * every object answers to. A search may be for one.
 */
export function canNameRecords(pathname: string, search: string): boolean {
  const params = [...new URLSearchParams(search)].filter(([name]) => name !== 'q');
  return [...pathname.split('/').map(decode), ...params.map(([, value]) => value)].every(isKey);
}
