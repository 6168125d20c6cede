import { type Page } from '@playwright/test';
import { expect, test } from './engineTest';
import { openNewTour, uniqueTitle } from './createTour';
import { authorizationOf } from './workerCalls';

/** Creates a tour and a translated one with the same texts, so that the first one's texts are suggested. */
async function openTranslatedTwin(page: Page) {
  const path = await openNewTour(page);
  const [, id = ''] = /tours\/([^/]+)/.exec(path) ?? [];
  const headers = await authorizationOf(page);
  const description = uniqueTitle('The way along the wall');
  const change = { title: 'The Wall', description };
  const own = `/api/tours/${id}/translations/en`;
  expect((await page.request.patch(own, { headers, data: change })).status()).toBe(200);
  const slug = uniqueTitle('wall').replace(' ', '-');
  const place = { city: 'Agra', country: 'India', duration_seconds: 60, primary_language: 'en' };
  const twin = await page.request.post('/api/tours', {
    headers,
    data: { ...change, slug, ...place },
  });
  const [{ id: twinId }]: [{ id: string }] = await twin.json();
  const data = { language: 'ur', title: 'فصیل', description: 'فصیل کا راستہ', slug_suffix: 'ur' };
  const added = await page.request.post(`/api/tours/${twinId}/translations`, { headers, data });
  expect(added.status()).toBe(201);
  await page.goto(`/admin/translate?lang=ur&tour=${id}`);
  return { description };
}

test('what keys and presses put into a text is taken back by Ctrl+Z in it', async ({ page }) => {
  const { description } = await openTranslatedTwin(page);
  const title = page.getByRole('textbox', { name: 'Title (Tour)' });
  const text = page.getByRole('textbox', { name: 'Description (Tour)' });
  await expect(title).toBeFocused();
  await title.pressSequentially('ا');

  await page.keyboard.press('Alt+u');
  await expect(text).toHaveValue('فصیل کا راستہ');
  await expect(title).toBeFocused();
  await text.focus();
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('');
  await page.keyboard.press('Control+Shift+z');
  await expect(text).toHaveValue('فصیل کا راستہ');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('');

  await page.keyboard.press('Alt+c');
  await expect(text).toHaveValue(description);
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('');

  await page.getByRole('button', { name: /^Description for Tour/ }).click();
  await expect(text).toHaveValue('فصیل کا راستہ');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('');
  await expect(title).toHaveValue('ا');
  await title.focus();
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('');

  // One key fills both texts; undo reverts the focused one first.
  await page.keyboard.press('Alt+u');
  await expect(title).toHaveValue('فصیل');
  await expect(text).toHaveValue('فصیل کا راستہ');
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('');
  await expect(page.getByText('Unsaved: 1 text in Urdu')).toBeVisible();
});

test('the source that one key copied into title and description is taken back by one Ctrl+Z', async ({
  page,
}) => {
  const { description } = await openTranslatedTwin(page);
  const title = page.getByRole('textbox', { name: 'Title (Tour)' });
  const text = page.getByRole('textbox', { name: 'Description (Tour)' });
  const isFilled = async () => {
    await expect(title).toHaveValue('The Wall');
    await expect(text).toHaveValue(description);
  };
  const isEmpty = async () => {
    await expect(title).toHaveValue('');
    await expect(text).toHaveValue('');
  };
  await expect(title).toBeFocused();
  await page.keyboard.press('Alt+c');
  await isFilled();
  await page.keyboard.press('Control+z');
  await isEmpty();
  await expect(title).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await isFilled();

  // Later typing is a separate undo step.
  await page.keyboard.type('!');
  await page.keyboard.press('Control+z');
  await isFilled();
  await page.keyboard.press('Control+z');
  await isEmpty();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
});
