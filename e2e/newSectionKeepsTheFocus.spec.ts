import { expect, test } from './engineTest';
import { createTour } from './createTour';
import { authorizationOf } from './workerCalls';
import { signIn } from './signIn';

test('a section that is sent later keeps the focus and its next steps', async ({
  page,
  context,
}) => {
  await signIn(page);
  const tour = await createTour(page);
  const headers = await authorizationOf(page);
  const data = { title: 'The Gate', language: 'en', order_index: 0 };
  const tourId = tour.split('/').at(-1) ?? '';
  await page.request.post(`/api/tours/${tourId}/sections`, { headers, data });
  await page.goto(`${tour}/sections`);
  await expect(page.getByRole('link', { name: 'The Gate' })).toBeVisible();
  await page.getByRole('link', { name: 'Add Section' }).click();
  const title = page.getByRole('textbox', { name: /^Title/ });
  await title.fill('The Well');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create section' }).click();
  const row = page.getByRole('row', { name: /The Well/ });
  const audio = row.getByRole('link', { name: 'Add its audio' });
  await expect(audio).toHaveAttribute('href', /\/sections\/tmp-/);
  const cell = row.locator(':focus');
  await expect(cell).toHaveCount(1);
  // The focus indicator shows even though a click led here.
  expect(await cell.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
  await context.setOffline(false);
  await expect(audio).toHaveAttribute('href', /\/sections\/[0-9a-f-]{36}\/audio/);
  await expect(cell).toHaveCount(1);
});
