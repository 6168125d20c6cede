import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './guardedPage';
import { signIn } from './signIn';

test.use({ viewport: { width: 1024, height: 768 } });

/** Texts of elements that are cut off. */
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

test('a word longer than the window wraps where nothing has it', async ({ page }) => {
  await signIn(page, `/admin/tours?q=${'x'.repeat(150)}`);
  await expect(page.getByText(/^Nothing has/)).toBeVisible();
  const main = page.locator('main');
  expect(await main.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
});

test('the native names of languages are whole in the menu of gaps', async ({ page }) => {
  await signIn(page, '/admin/completeness');
  await page.getByRole('button', { name: 'Gaps: Any language' }).click();
  const option = page.getByRole('option', { name: /Malayalam/ });
  await expect(option).toContainText('മലയാളം');
  expect(await cutTexts(page.getByRole('option').locator('.Content-line'))).toEqual([]);
});

test('titles of sections and languages of their recordings are whole, beside a description', async ({
  page,
}) => {
  await signIn(page, '/admin/tours?q=mahabalipuram');
  await page.getByRole('link', { name: /Mahabalipuram/ }).click();
  await page.getByRole('tab', { name: 'Sections' }).click();
  const grid = page.getByRole('grid', { name: 'Sections' });
  const head = (name: string) => grid.getByRole('columnheader', { name, exact: true });
  await expect(head('Language')).toBeVisible();
  const title = grid.getByRole('link', { name: 'The Seven Pagodas and the Wave' });
  await expect(title).toBeVisible();
  expect(await cutTexts(title.locator('xpath=descendant-or-self::*'))).toEqual([]);
  expect(await cutTexts(grid.locator('[title="en fr ta"]'))).toEqual([]);
  expect(await widthOf(head('Description'))).toBeGreaterThanOrEqual(100);
  expect(await widthOf(head('Language'))).toBeLessThan(80);
  for (const name of ['Duration', 'Language', 'Media'])
    expect(await cutTexts(head(name).locator('.MuiDataGrid-columnHeaderTitle'))).toEqual([]);
  await expect(grid.locator('[data-row-menu]').first()).toBeInViewport({ ratio: 1 });
});

test('the icons of a row leave its cells alone until the pointer is on their menu', async ({
  page,
}) => {
  await signIn(page, '/admin/tours?q=mahabalipuram');
  const row = page.getByRole('row', { name: /Mahabalipuram: Stone and Sea/ });
  const icons = row.locator('.RecordGridActions-icons');
  await row.hover();
  await expect(icons).toHaveCSS('opacity', '0');
  await row.getByRole('button', { name: 'Actions' }).hover();
  await expect(icons).toHaveCSS('opacity', '1');
  await row.getByRole('link', { name: /^Sections/ }).click();
  await expect(page).toHaveURL(/\/sections$/);
  // A section's row actions once covered the link to its recordings.
  const section = page.getByRole('row', { name: /The Five Rathas/ });
  await section.hover();
  await section.getByRole('img', { name: '3 audio files' }).click();
  await expect(page).toHaveURL(/\/audio$/);
});

test('titles and sixteen languages have room in the matrix', async ({ page }) => {
  await signIn(page, '/admin/completeness');
  const grid = page.getByRole('grid', { name: 'Completeness by tour' });
  const heads = grid.getByRole('columnheader');
  await expect(heads.nth(18)).toBeInViewport({ ratio: 1 });
  expect(await widthOf(heads.first())).toBeGreaterThanOrEqual(230);
  expect(await cutTexts(grid.locator('.MuiDataGrid-columnHeaderTitle'))).toEqual([]);
});

test('texts are written in a column as wide as that of their source, level with it', async ({
  page,
}) => {
  await signIn(page, '/admin/tours?q=jantar');
  await page.getByRole('link', { name: /Jantar Mantar/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Jantar Mantar/ })).toBeVisible();
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

test('the search in the header gives way to uploads and edits that need somebody', async ({
  page,
}) => {
  await signIn(page, '/admin/languages');
  const search = page.getByRole('banner').getByRole('button', { name: 'Search or run…' });
  const language = page.getByRole('button', { name: /^Content: / });
  await expect(language).toBeVisible();
  const before = await widthOf(search);
  // As wide as “1 upload failed” and “1 of 2 edits needs you”.
  await page.getByRole('banner').evaluate((header) => {
    const wide = document.createElement('span');
    Object.assign(wide.style, { flex: 'none', width: '330px' });
    header.lastElementChild?.append(wide);
  });
  const [left, right] = [await search.boundingBox(), await language.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  expect(left?.width).toBeLessThan(before);
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(60);
});

test('a long page scrolls in its frame, and no window behind it', async ({ page }) => {
  await signIn(page);
  const isFrameWhole = () =>
    page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight);
  await page.getByRole('list', { name: 'Texts by language' }).scrollIntoViewIfNeeded();
  expect(await isFrameWhole()).toBe(true);
  await page.goto('/admin/translate?lang=ur');
  await page.getByRole('textbox', { name: 'Title (Section 1)' }).waitFor();
  expect(await isFrameWhole()).toBe(true);
});
