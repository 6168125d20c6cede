import { type Page } from '@playwright/test';

export type Account = 'Asha Menon' | 'Ravi Kulkarni' | 'Noor Fatima' | 'Vikram Rathore';

/** Signs in through the login screen and the local stand-in for Google. */
export async function signIn(page: Page, account: Account = 'Asha Menon'): Promise<void> {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: account }).click();
  // The authorization code in the URL must be exchanged for a session before any navigation.
  await page.waitForURL(
    (url) => url.pathname.startsWith('/admin/') && !url.searchParams.has('code'),
  );
}
