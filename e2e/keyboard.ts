import { type Page } from '@playwright/test';
import { expect } from './engineTest';
import { signIn } from './signIn';

/** Signs in and waits until the console handles keys. */
export async function signInToDashboard(page: Page): Promise<void> {
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Welcome, Asha Menon' })).toBeVisible();
}

/** Presses a key until the focused element has a name. */
export async function pressUntilFocused(page: Page, key: string, name: RegExp): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press(key);
    const focusedName = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(focusedName.trim())) return;
  }
  throw new Error(`${key} does not lead to ${name}`);
}

/** Runs the first command that the palette finds for a query. */
export async function runCommand(page: Page, query: string, name: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Command palette' })).toBeFocused();
  await page.keyboard.type(query);
  await expect(page.getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}
