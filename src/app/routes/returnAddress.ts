const KEY = 'kathayatra:return-to';
const DASHBOARD = '/admin/dashboard';

/**
 * A path of this site's console, or the dashboard. Everything else is refused: other origins, also
 * those hidden behind `//` or a backslash, and the sign-in pages themselves.
 */
export function safeReturnAddress(address: string | null, origin = location.origin): string {
  if (address === null || !address.startsWith('/admin/')) return DASHBOARD;
  try {
    const url = new URL(address, origin);
    const isOwn = url.origin === origin && url.pathname.startsWith('/admin/');
    if (!isOwn || url.pathname === '/admin/login') return DASHBOARD;
    return url.pathname + url.search + url.hash;
  } catch {
    return DASHBOARD;
  }
}

/** Kept over the way to Google and back, in this tab alone. */
export function rememberReturnAddress(address: string): void {
  sessionStorage.setItem(KEY, address);
}

export const hasReturnAddress = () => sessionStorage.getItem(KEY) !== null;

export function takeReturnAddress(): string {
  const address = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return safeReturnAddress(address);
}
