import { tabTexts } from './failSafeTexts';

export const RETURN_KEY = 'kathayatra:return-to';
const DASHBOARD = '/admin/dashboard';

/**
 * Returns `path` if it is a console path of this site, else the dashboard's (guards against open redirects). Rejects
 * other origins, including those written with `//` or a backslash, and the sign-in page.
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

/** Stored in sessionStorage, which survives the redirect to Google and is limited to this tab. */
export function storeReturnUrl(path: string): void {
  tabTexts.set(RETURN_KEY, path);
}

export const hasReturnUrl = () => tabTexts.get(RETURN_KEY) !== null;

export function consumeReturnUrl(): string {
  const path = tabTexts.get(RETURN_KEY);
  tabTexts.remove(RETURN_KEY);
  return safeReturnUrl(path);
}
