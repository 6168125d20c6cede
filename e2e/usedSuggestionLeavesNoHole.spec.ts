import { type Page } from '@playwright/test';
import { expect, test } from './engineTest';
import { openNewTour } from './createTour';
import { authorizationOf } from './workerCalls';

/** Adds sections with equal titles to a tour, the first of which is translated. */
async function addSections(page: Page, tourId: string): Promise<void> {
  const headers = await authorizationOf(page);
  for (let order = 0; order < 8; order += 1) {
    const data = { title: 'The Gate', description: '', language: 'en', order_index: order };
    const created = await page.request.post(`/api/tours/${tourId}/sections`, { headers, data });
    const { id }: { id: string } = await created.json();
    if (order > 0) continue;
    const text = { language: 'ur', title: 'دروازہ' };
    const added = await page.request.post(`/api/sections/${id}/translations`, {
      headers,
      data: text,
    });
    expect(added.status()).toBe(201);
  }
}

test('the room of a used suggestion closes when the next record is gone on with, which stays in its place', async ({
  page,
}) => {
  // The next record is not covered by the save bar.
  await page.setViewportSize({ width: 1280, height: 780 });
  const path = await openNewTour(page);
  const [, id = ''] = /tours\/([^/]+)/.exec(path) ?? [];
  await addSections(page, id);
  await page.goto(`/admin/translate?lang=ur&tour=${id}`);
  const record = (number: number) => page.getByRole('group', { name: `Section ${number}` });
  const title = (number: number) =>
    page.getByRole('textbox', { name: `Title (Section ${number})`, exact: true });
  const heightOf = async (number: number) => (await record(number).boundingBox())?.height ?? 0;
  const topOf = async (number: number) => (await title(number).boundingBox())?.y ?? 0;
  await title(8).focus();
  await title(4).focus();
  const height = await heightOf(4);
  await page.keyboard.press('Alt+u');
  await expect(title(4)).toHaveValue('دروازہ');
  await expect(page.getByText('Unsaved: 1 text in Urdu')).toBeVisible();
  expect(await heightOf(4)).toBe(height);

  const top = await topOf(5);
  await title(5).click();
  await expect.poll(() => heightOf(4)).toBeLessThan(height - 30);
  expect(Math.abs((await topOf(5)) - top)).toBeLessThanOrEqual(1);

  // Also by keys.
  await page.keyboard.press('Alt+u');
  await expect(title(5)).toHaveValue('دروازہ');
  await page.keyboard.press('Tab');
  const next = await topOf(6);
  await page.keyboard.press('Tab');
  await expect(title(6)).toBeFocused();
  await expect.poll(() => heightOf(5)).toBeLessThan(height - 30);
  expect(Math.abs((await topOf(6)) - next)).toBeLessThanOrEqual(1);
});
