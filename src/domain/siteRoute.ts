import { isKey } from './reading';

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

/** Whether a path can lead to records: by a name that every object answers to, none is kept. */
export const canNameRecords = (pathname: string): boolean =>
  pathname.split('/').map(decode).every(isKey);
