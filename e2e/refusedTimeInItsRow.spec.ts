import { expect, test } from '@playwright/test';
import { openRecording } from './openSampleRecording';
import { signIn } from './signIn';

test('a refused time lengthens its row by one line, and a narrow window shows no cut title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page);
  await openRecording(page, { section: 'The Five Rathas' });
  const title = page.getByRole('heading', { level: 2, name: 'The Five Rathas' });
  expect((await title.boundingBox())?.width).toBeLessThanOrEqual(1);
  await page.getByRole('slider', { name: 'Position in the recording' }).focus();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await page.getByRole('slider', { name: 'Position in the recording' }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  // The letters rest for half a second after a chapter was made.
  await expect(async () => {
    await page.keyboard.press('b');
    await expect(page.getByRole('textbox', { name: 'Title of chapter 2' })).toBeFocused({
      timeout: 100,
    });
  }).toPass();
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: /^Chapter 2/ });
  const height = async () => (await row.boundingBox())?.height ?? 0;
  const before = await height();
  await page.getByRole('button', { name: /^Start of chapter 2/ }).click();
  await page.keyboard.type('0:00');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('alert')).toHaveText('Chapter times overlap with existing chapter');
  expect((await height()) - before).toBeLessThanOrEqual(20);
});
