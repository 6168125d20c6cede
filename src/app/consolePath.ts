/** Whether a path (as `location.pathname` has it) belongs to the console and not to the public pages. */
export function isConsolePath(pathname: string): boolean {
  return /^\/(admin(\/|$)|login\/?$)/.test(pathname);
}
