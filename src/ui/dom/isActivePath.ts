/** True when `to` is the current path or a parent of it, compared by whole path segments. */
export function isActivePath(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(to.endsWith('/') ? to : `${to}/`);
}
