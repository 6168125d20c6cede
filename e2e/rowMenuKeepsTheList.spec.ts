import { expect, test } from '@playwright/test';
import { signIn } from './signIn';

// Scrollbars take space, as on Windows and Linux, whereas Playwright hides them by default.
test.use({
  viewport: { width: 1440, height: 600 },
  launchOptions: ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('the list of tours stays where it is when the menu of a row is opened and closed', async ({
  page,
}) => {
  await signIn(page, '/admin/tours');
  const row = page.getByRole('grid', { name: 'Tours' }).getByRole('row').nth(3);
  const menu = row.getByRole('button', { name: 'Actions' });
  await row.hover();
  await expect(menu).toBeVisible();
  const scroller = page.locator('.MuiDataGrid-virtualScroller');
  const excess = await scroller.evaluate((box) => ({
    toTheSide: box.scrollWidth - box.clientWidth,
    hasScrollbar: box.scrollHeight > box.clientHeight,
  }));
  expect(excess).toEqual({ toTheSide: 0, hasScrollbar: true });
  const before = await row.boundingBox();
  await menu.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(menu).toBeFocused();
  expect(await row.boundingBox()).toEqual(before);
});
