import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './guardedPage';
import { signIn } from './signIn';

test.use({ viewport: { width: 1024, height: 768 } });

/** Texts of the elements that are cut off. */
const cutTexts = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
  );
const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0;

async function showEveryColumn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const name of ['Primary language', 'Updated', 'Duration', 'Sections', 'Missing'])
    await page.getByRole('checkbox', { name, exact: true }).check();
  await page.keyboard.press('Escape');
}

test('the actions of a row at rest and the number of its languages stay in sight with every column', async ({
  page,
}) => {
  await signIn(page, '/admin/tours?q=jantar');
  await page.getByRole('grid', { name: 'Tours' }).waitFor();
  await showEveryColumn(page);
  await expect(page.getByRole('columnheader', { name: 'Missing' })).toHaveCount(1);
  const row = page.getByRole('row', { name: /Jantar Mantar/ });
  await expect(row.getByText('+1')).toBeVisible();
  expect(await cutTexts(page.locator('.TourLanguages'))).toEqual([]);
  await expect(row.locator('[data-row-menu]')).toBeInViewport({ ratio: 1 });
});

test('the native names of languages are whole in the menu of gaps', async ({ page }) => {
  await signIn(page, '/admin/completeness');
  await page.getByRole('button', { name: 'Gaps: Any language' }).click();
  const option = page.getByRole('option', { name: /Malayalam/ });
  await expect(option).toContainText('മലയാളം');
  expect(await cutTexts(page.getByRole('option').locator('.Content-line'))).toEqual([]);
});

test('texts are written in a column as wide as that of their source, level with it', async ({
  page,
}) => {
  await signIn(page, '/admin/tours?q=jantar');
  await page.getByRole('link', { name: /Jantar Mantar/ }).click();
  await page.getByRole('button', { name: /^Content: / }).click();
  await page.getByRole('option', { name: /Hindi/ }).click();
  await page.goto(`${new URL(page.url()).pathname}/sections/texts`);
  const row = page.getByRole('grid', { name: 'Texts of the sections' }).getByRole('row').nth(1);
  const source = row.locator('td.source');
  const written = row.locator('[data-cell]');
  await expect(written).toHaveCount(2);
  const width = await widthOf(source);
  for (const cell of await written.all())
    expect(Math.abs((await widthOf(cell)) - width)).toBeLessThan(2);
  const topOf = async (text: Locator) => (await text.boundingBox())?.y ?? 0;
  const sourceTop = await topOf(source.locator(':scope > *').nth(1));
  const writtenTop = await topOf(written.nth(1));
  expect(Math.abs(sourceTop - writtenTop)).toBeLessThan(2);
});
