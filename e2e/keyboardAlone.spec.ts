import { expect, type Page } from '@playwright/test';
import { test } from './guardedPage';
import { signIn } from './signIn';

/** Name of the focused element, and whether its focus indicator is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null) return { name: '', isSeen: false };
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
      isSeen: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
    };
  });

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    expect.soft(now.isSeen, `the focus on “${now.name}” is seen`).toBe(true);
    if (name.test(now.name)) return;
  }
  throw new Error(`The Tab key does not reach ${name}`);
}

test('a keyboard alone reaches the page, every screen and every menu of the frame, and one sees where it is', async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Welcome, Asha Menon' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Recent tours' })).toBeVisible();
  await tabTo(page, /^Skip to content$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await tabTo(page, /^View /);

  await page.reload();
  await expect(page.getByRole('list', { name: 'Recent tours' })).toBeVisible();
  await tabTo(page, /^Languages$/);
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1, name: 'Language management' });
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle(/Language/);

  await tabTo(page, /^Add language$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add language' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add language' })).toBeFocused();

  await page.reload();
  await expect(title).toBeVisible();
  await tabTo(page, /Content: English$/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('hindi');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Content: Hindi')).toBeVisible();
  await tabTo(page, /^Theme$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.getByRole('link', { name: 'Tours', exact: true }).press('Enter');
  const tours = page.getByRole('grid', { name: 'Tours' });
  // Before the first row is rendered, Tab would leave the list and the page.
  await expect(tours.getByRole('link', { name: /[ऀ-ॿ]/ }).first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search tours' })).toBeFocused();
  await tabTo(page, /^(?!All Tours|Published Only).*[ऀ-ॿ]/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
