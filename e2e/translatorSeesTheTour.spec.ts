import { expect, test } from '@playwright/test';
import { signIn } from './signIn';

test('the next tour to translate is named where its first empty text is far down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 560 });
  await signIn(page, '/admin/translate?lang=ur');
  const skip = page.getByRole('button', { name: 'Skip' });
  const title = page.getByRole('heading', { level: 1 });
  const first = await title.textContent();
  await skip.click();
  await expect(title).not.toHaveText(first ?? '');
  const head = page.locator('[data-sticky-head]');
  await expect(head).toContainText('of this tour empty');
  await page.getByRole('textbox').last().focus();
  await expect(title).not.toBeInViewport();
  await expect(head).toBeInViewport();
  await expect(head).toContainText((await title.textContent()) ?? 'No title');
  await expect(head).toContainText('English → Urdu');

  // A field reached backwards by keys is not covered by the sticky line.
  const fields = page.getByRole('textbox');
  for (let left = await fields.count(); left > 1; left -= 1) await page.keyboard.press('Shift+Tab');
  const [line, focused] = await Promise.all([
    head.boundingBox(),
    page.locator(':focus').boundingBox(),
  ]);
  expect(focused?.y ?? 0).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0) - 1);
});
