import { expect, test, type Locator } from '@playwright/test';
import { signIn } from './signIn';

test.use({ viewport: { width: 1024, height: 768 } });

test('a tour and its check box stay in sight where further columns are scrolled', async ({
  page,
}) => {
  await signIn(page, '/admin/tours?q=jantar');
  const grid = page.getByRole('grid', { name: 'Tours' });
  const title = grid.getByRole('link', { name: /Jantar Mantar/ });
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const name of ['Updated', 'Duration', 'Sections', 'Missing'])
    await page.getByRole('checkbox', { name }).click();
  await page.keyboard.press('Escape');
  const box = grid.getByRole('checkbox', { name: 'Select row' });
  const before = [await box.boundingBox(), await title.boundingBox()];
  const scrolled = await page.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => {
    scroller.scrollLeft = 200;
    return scroller.scrollLeft;
  });
  expect(scrolled).toBeGreaterThan(100);
  await expect
    .poll(async () => [await box.boundingBox(), await title.boundingBox()])
    .toEqual(before);
  // Pinned cells lie above scrolled content.
  await box.click();
  await expect(page.getByText('1 selected')).toBeVisible();
});

test('notices of a publication cover neither its row nor the next, nor each other', async ({
  page,
}) => {
  await signIn(page, '/admin/tours?status=draft');
  const rows = page.getByRole('grid', { name: 'Tours' }).getByRole('row');
  const chips = rows.getByRole('button', { name: /^(Draft|Published)$/ });
  await chips.first().click();
  const toast = page
    .locator('.notistack-Snackbar')
    .filter({ hasText: 'Tour updated successfully' });
  const note = page.locator('.RecordGrid-floating');
  await expect(toast).toBeVisible();
  await expect(note).toBeVisible();
  const isApart = async (one: Locator, other: Locator) => {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()];
    if (a === null || b === null) throw new Error('Both are shown');
    return a.y + a.height <= b.y || b.y + b.height <= a.y;
  };
  for (const chip of [chips.nth(0), chips.nth(1)]) {
    expect(await isApart(toast, chip)).toBe(true);
    expect(await isApart(note, chip)).toBe(true);
  }
  expect(await isApart(toast, note)).toBe(true);
  // The notice is beside the count, and over one row at most.
  const [over, list] = [await note.boundingBox(), await rows.first().boundingBox()];
  expect(over?.x).toBeGreaterThan((list?.x ?? Infinity) + 200);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(chips.first()).toHaveText('Draft');
});
