import { tabTexts } from './failSafeTexts';

export const RETURN_KEY = 'kathayatra:return-to';
const DASHBOARD = '/admin/dashboard';

/**
 * A console path of this site, or the dashboard (guards against open redirects): other origins, including
 * those written with `//` or a backslash, and the sign-in pages are rejected.
 */
export function safeReturnUrl(path: string | null, origin = location.origin): string {
  if (path === null || !path.startsWith('/admin/')) return DASHBOARD;
  try {
    const url = new URL(path, origin);
    const isConsolePath = url.origin === origin && url.pathname.startsWith('/admin/');
    if (!isConsolePath || url.pathname === '/admin/login') return DASHBOARD;
    return url.pathname + url.search + url.hash;
  } catch {
    return DASHBOARD;
  }
}

/** Stored in sessionStorage: survives the redirect to Google, in this tab alone. */
export function storeReturnUrl(path: string): void {
  tabTexts.set(RETURN_KEY, path);
}

export const hasReturnUrl = () => tabTexts.get(RETURN_KEY) !== null;

export function consumeReturnUrl(): string {
  const path = tabTexts.get(RETURN_KEY);
  tabTexts.remove(RETURN_KEY);
  return safeReturnUrl(path);
}
