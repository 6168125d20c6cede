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
  await expect(page.getByText(/It needs your decision under Unsent edits/).first()).toBeVisible();

  await page.goto('/admin/outbox');
  const edits = page.getByRole('list', { name: 'Unsent edits' });
  await expect(edits.getByRole('row', { name: /^City/ })).toContainText('AgraMathuraVrindavan');
  await edits.getByRole('button', { name: 'Save “Mathura”' }).click();
  await expect(page.getByText('Everything has been sent')).toBeVisible();
  await page.goto(tour);
  await expect(page.getByText('Mathura')).toBeVisible();
  await expect(page.getByText('Bharat')).toBeVisible();
});
