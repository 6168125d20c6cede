import { openNewTour } from './createTour';
import { expect, test } from './engineTest';
import { authorizationOf } from './workerCalls';

test('what two people changed to different values is shown with both, and kept as one of them chooses', async ({
  page,
}) => {
  const tour = await openNewTour(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: /^City/ }).fill('Mathura');
  const headers = await authorizationOf(page);
  const data = { city: 'Vrindavan', country: 'Bharat' };
  const changed = await page.request.patch(`/api${tour.replace('/admin', '')}`, { headers, data });
  expect(changed.ok()).toBe(true);
  await page.getByRole('button', { name: /^Save/ }).click();
  const keep = page.getByRole('button', { name: 'Keep mine: City' });
  await expect(keep).toBeFocused();
  await expect(page.getByText('Changed in the meantime to: Vrindavan')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Country/ })).toHaveValue('Bharat');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tour updated successfully')).toBeVisible();
  await page.goto(tour);
  await expect(page.getByText('Mathura')).toBeVisible();
  await expect(page.getByText('Bharat')).toBeVisible();
});

test('the choice between two long texts stands above the text of the other', async ({ page }) => {
  const tour = await openNewTour(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: /^Description/ }).fill('Mine.');
  const headers = await authorizationOf(page);
  const theirs = 'A walk along the river, past the ghats and the temples. '.repeat(30).trim();
  const changed = await page.request.patch(`/api${tour.replace('/admin', '')}/translations/en`, {
    headers,
    data: { description: theirs },
  });
  expect(changed.ok()).toBe(true);
  await page.keyboard.press('Control+s');
  const keep = page.getByRole('button', { name: 'Keep mine: Description' });
  await expect(keep).toBeFocused();
  await expect(keep).toBeInViewport({ ratio: 1 });
  const button = await keep.boundingBox();
  const text = await page.locator('[id$="-conflict"] bdi').boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
});
