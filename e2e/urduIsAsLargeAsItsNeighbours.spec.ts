import { expect } from '@playwright/test';
import { test } from './guardedPage';
import { signIn } from './signIn';

test('letters of Urdu are as tall as capitals, in rows as high as others', async ({ page }) => {
  await signIn(page, '/admin/languages');
  const urdu = page.getByRole('row', { name: /Urdu/ });
  await expect(urdu.getByText('اردو')).toBeVisible();
  const [alef, capital] = await page.evaluate(async () => {
    await document.fonts.load("100px 'Noto Naskh Arabic Variable'", 'ا');
    await document.fonts.load("100px 'Inter Variable'", 'H');
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) return [0, Infinity];
    canvas.font = "100px 'Noto Naskh Arabic Variable'";
    const tall = canvas.measureText('ا').actualBoundingBoxAscent;
    canvas.font = "100px 'Inter Variable'";
    return [tall, canvas.measureText('H').actualBoundingBoxAscent];
  });
  expect(alef).toBeGreaterThan(capital ?? Infinity);
  const heightOf = async (name: RegExp) =>
    (await page.getByRole('row', { name }).boundingBox())?.height;
  // Rows re-render when their figures arrive.
  await expect
    .poll(async () => [await heightOf(/Urdu/), await heightOf(/Spanish/)])
    .toEqual([40, 40]);
});
