import { expect, test, type Page } from '@playwright/test';
import { openRecording } from './openSampleRecording';
import { signIn } from './signIn';

/** Left edges of the key labels, and the number of lists that continue in another column. */
const placesOf = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const labels = [...dialog.querySelectorAll('dd')];
    return {
      edges: new Set(labels.map((label) => Math.round(label.getBoundingClientRect().left))).size,
      broken: [...dialog.querySelectorAll('dl')].filter((list) => list.getClientRects().length > 1)
        .length,
    };
  });

test('the labels of keys stand in line, and each group below its heading', async ({ page }) => {
  await signIn(page, '/admin/tours');
  await page.getByRole('grid', { name: 'Tours' }).waitFor();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await placesOf(page)).toEqual({ edges: 1, broken: 0 });

  await openRecording(page, { section: 'The Shore Temple' });
  await page.getByRole('button', { name: 'Show the keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys of the chapter editor' })).toBeVisible();
  expect(await placesOf(page)).toEqual({ edges: 2, broken: 0 });
});
