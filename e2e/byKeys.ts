import { expect, type Page } from '@playwright/test';
import { signIn } from './signIn';

/** Signs in and waits until the console hears keys. */
export async function signInToWork(page: Page): Promise<void> {
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Welcome, Asha Menon' })).toBeVisible();
}

/** Presses a key until the focus is on what has the name. */
export async function pressTo(page: Page, key: string, name: RegExp): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press(key);
    const now = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(now.trim())) return;
  }
  throw new Error(`${key} does not lead to ${name}`);
}

/** Runs what the command palette finds first for some words. */
export async function runFound(page: Page, words: string, name: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Command palette' })).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}
