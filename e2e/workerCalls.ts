import { type Page } from '@playwright/test';

/** Authorization header for calls to the worker as the signed-in person. */
export async function authorizationOf(page: Page): Promise<{ authorization: string }> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name)) ?? '';
    return String(JSON.parse(localStorage.getItem(key) ?? '{}').access_token);
  });
  return { authorization: `Bearer ${token}` };
}
