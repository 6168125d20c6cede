import { expect, test, type Locator, type Page } from '@playwright/test';
import { clearChapters, openRecording } from './openSampleRecording';
import { signIn, storeSession } from './signIn';

/** Names of controls covered by a toast. */
async function coveredBy(page: Page, text: string, controls: readonly Locator[]) {
  const toast = page.locator('.notistack-Snackbar').filter({ hasText: text });
  await expect(toast).toBeVisible();
  const over = await toast.boundingBox();
  if (over === null) throw new Error('The toast is shown');
  const covered: (string | null)[] = [];
  for (const control of controls) {
    const box = await control.boundingBox();
    const isBeside = box === null || box.x + box.width <= over.x;
    const isApart = isBeside || box.y >= over.y + over.height || box.y + box.height <= over.y;
    if (!isApart) covered.push(await control.textContent());
  }
  return covered;
}

for (const width of [1440, 1024]) {
  test(`a toast covers no button of a page, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, '/admin/tours?q=jantar');
    const row = page.getByRole('row', { name: /Jantar Mantar/ });
    await row.getByRole('button', { name: /^(Published|Draft)/ }).click();
    const named = (name: RegExp) => page.getByRole('button', { name }).first();
    const ofList = [named(/^Views/), named(/^Columns/)];
    await expect.poll(() => coveredBy(page, 'Tour updated successfully', ofList)).toEqual([]);

    await row.getByRole('link', { name: /Jantar Mantar/ }).click();
    const change = page.getByRole('button', { name: /^(Unpublish|Publish)$/ });
    const edit = page.getByRole('main').getByRole('button', { name: 'Edit', exact: true });
    await expect(edit).toBeVisible();
    await expect(page.locator('.notistack-Snackbar')).toHaveCount(0);
    await change.click();
    const ofTour = [change, edit, named(/^History/)];
    await expect.poll(() => coveredBy(page, 'Tour updated successfully', ofTour)).toEqual([]);
  });
}

const toastOf = (page: Page, text: string) =>
  page.locator('.notistack-Snackbar').filter({ hasText: text });

test('a toast after a saved form is readable below Edit, and keeps its place on another tab', async ({
  page,
}) => {
  await signIn(page, '/admin/tours?q=fontainhas');
  await page.getByRole('link', { name: /Fontainhas/ }).click();
  const edit = page.getByRole('main').getByRole('button', { name: 'Edit', exact: true });
  await edit.click();
  await page.getByLabel('Description').first().fill('Lanes of an old quarter, told anew.');
  await page.keyboard.press('Control+s');
  const toast = toastOf(page, 'Tour updated successfully');
  await expect(toast).toBeVisible();
  await expect(edit).toBeFocused();
  await expect.poll(() => coveredBy(page, 'Tour updated successfully', [edit])).toEqual([]);
  const opacities = await toast.evaluate(async (element) => {
    const seen = new Set<string>();
    const outer = element.closest('.Toasts > *');
    for (let frame = 0; frame < 40 && outer !== null; frame += 1) {
      seen.add(getComputedStyle(outer).opacity);
      await new Promise(requestAnimationFrame);
    }
    return [...seen];
  });
  expect(opacities).toEqual(['1']);
  const before = await toast.boundingBox();
  await page
    .getByRole('tab', { name: /^Sections/ })
    .or(page.getByRole('link', { name: /^Sections/ }))
    .first()
    .click();
  await expect(page.getByRole('grid', { name: 'Sections' })).toBeVisible();
  expect((await toast.boundingBox())?.y).toBe(before?.y);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`a toast leaves free the row that was clicked, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, '/admin/tours');
    const grid = page.getByRole('grid', { name: 'Tours' });
    const statuses = grid.getByRole('button', { name: /^(Draft|Published)$/ });
    await expect(statuses.nth(1)).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const index of [0, 1]) {
      await expect(toastOf(page, 'Tour updated successfully')).toHaveCount(0);
      const status = statuses.nth(index);
      const menu = grid.locator('[data-row-menu]').nth(index);
      await status.click();
      const covered = () => coveredBy(page, 'Tour updated successfully', [status, menu]);
      await expect.poll(covered).toEqual([]);
    }
    // Elsewhere, clicks pass through the toast.
    const toast = await toastOf(page, 'Tour updated successfully').boundingBox();
    if (toast === null) throw new Error('The toast is shown');
    const isHit = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('.Toasts') !== null,
      [toast.x + 20, toast.y + toast.height / 2] as const,
    );
    expect(isHit).toBe(false);
  });
}

test('a toast stands at the top although a notice is at the foot', async ({ page }) => {
  await signIn(page, '/admin/tours');
  const row = page.getByRole('row', { name: /Fontainhas/ });
  await row.getByRole('button', { name: /^Draft/ }).click();
  await expect(page.getByText(/ is published\. Still open/)).toBeVisible();
  const toast = toastOf(page, 'Tour updated successfully');
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.y).toBeLessThan(300);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`a toast covers nothing of the chapter editor, ${width} x ${height}`, async ({ page }) => {
    const narration = { section: 'The Five Rathas', recording: 'Les Cinq Rathas' };
    await page.setViewportSize({ width, height });
    await storeSession(page);
    await openRecording(page, narration);
    if (await clearChapters(page, narration.recording)) await openRecording(page, narration);
    await page.getByRole('slider', { name: 'Position in the recording' }).focus();
    for (const key of ['b', 'Enter', 'Control+s']) await page.keyboard.press(key);
    const named = (name: string) => page.getByRole('button', { name });
    const around = [
      named('Upload audio'),
      named('History'),
      named('More chapter actions'),
      page.getByTestId('timeline'),
      page.getByRole('tab', { name: 'Audio & Chapters' }),
    ];
    await expect.poll(() => coveredBy(page, 'Chapter created successfully', around)).toEqual([]);
    await clearChapters(page, narration.recording);
  });
}

/** Number of Retry buttons covered by a toast; null until both are visible. */
function retriesUnderToasts(): number | null {
  const boxes = (selector: string, text: string) =>
    [...document.querySelectorAll(selector)]
      .filter(({ textContent }) => textContent.includes(text))
      .map((element) => element.getBoundingClientRect());
  const toasts = boxes('.notistack-Snackbar', 'Failed to load');
  const retries = boxes('button', 'Retry');
  if (toasts.length === 0 || retries.length === 0) return null;
  const isUnder = (retry: DOMRect) =>
    toasts.some(
      ({ left, right, top, bottom }) =>
        retry.left < right && retry.right > left && retry.top < bottom && retry.bottom > top,
    );
  return retries.filter(isUnder).length;
}

for (const [width, height] of [
  [1440, 900],
  [1024, 480],
] as const) {
  test(`toasts of failed calls leave Retry free, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, '/admin/dashboard');
    await expect(page.getByRole('link', { name: /^Total Tours \d/ })).toBeVisible();
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect.poll(() => page.evaluate(retriesUnderToasts)).toBe(0);
  });
}
