/** Whether a link leads to the current page or above it; counted in whole segments of the path. */
export function isActivePath(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(to.endsWith('/') ? to : `${to}/`);
}
