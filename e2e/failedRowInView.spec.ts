import { expect, test } from './engineTest';
import { clearChapters, openRecording } from './openSampleRecording';
import { storeSession } from './signIn';

/** Recording without chapters in the sample catalogue. */
const narration = { section: 'The Five Rathas', recording: 'Les Cinq Rathas' };

test('the row of a chapter that was not saved is in view as a whole, below the head', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await storeSession(page);
  await openRecording(page, narration);
  if (await clearChapters(page, narration.recording)) await openRecording(page, narration);
  await page.getByRole('slider', { name: 'Position in the recording' }).focus();
  for (let chapter = 0; chapter < 16; chapter += 1) {
    for (const key of ['b', 'Enter', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByText('16 chapters saved')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: /^Title of chapter 2:/ }).click();
  await page.keyboard.type('The gate');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Title of chapter 2:/ }).click();
  await page.keyboard.type('The moat');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Title of chapter 16:/ }).focus();
  await page.route('**/api/chapters/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Down' } }),
  );
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').first()).toContainText('Failed to save chapter');
  const row = page.getByRole('row', { name: /^Chapter 2, The moat/ });
  const head = page.getByRole('columnheader', { name: 'Title' });
  const topOf = async (of: typeof row) => (await of.boundingBox())?.y ?? NaN;
  const bottomOf = async (of: typeof row) => {
    const box = await of.boundingBox();
    return (box?.y ?? NaN) + (box?.height ?? NaN);
  };
  await expect
    .poll(async () => (await topOf(row)) - (await bottomOf(head)))
    .toBeGreaterThanOrEqual(-1);
  // The alert leaves room for the save bar.
  for (const size of [
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    for (const name of ['Save again', 'Save chapters'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await page.unroute('**/api/chapters/*');
  await clearChapters(page, narration.recording);
});
