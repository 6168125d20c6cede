import { expect, test } from '@playwright/test';
import { openNewTour } from './createTour';

test('a tour is deleted by keys from its row, and the focus stays in the list', async ({
  page,
}) => {
  const path = await openNewTour(page);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto(`/admin/tours?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="${path}"]`) });
  const actions = row.getByRole('button', { name: 'Actions' });
  await expect(row).toBeVisible();
  await page.route('**/api/tours/*', async (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: { error: 'Down' } })
      : route.continue(),
  );
  const ask = async () => {
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };
  await actions.focus();
  await ask();
  await expect(page.getByText('Failed to delete tour')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(actions).toBeFocused();

  await page.unroute('**/api/tours/*');
  await ask();
  await expect(page.getByText('Tour deleted successfully')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await expect(page.locator('[role="row"] button:focus, input[type="search"]:focus')).toHaveCount(
    1,
  );
});
