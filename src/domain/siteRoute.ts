export type PublicRoute =
  { page: 'landing' } | { page: 'privacy' } | { page: 'share'; playlistId: string };

const sharePattern = /^\/(?:share\/|public\/)?playlist\/([^/]+)\/?$/;

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
  if (/^\/privacy-policy\/?$/.test(pathname)) return { page: 'privacy' };
  const playlist = sharePattern.exec(pathname)?.[1];
  return playlist === undefined ? null : { page: 'share', playlistId: decode(playlist) };
}
