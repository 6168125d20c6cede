import { expect, test, type Locator, type Page } from '@playwright/test';
import { signIn } from './signIn';

const SLUG = 'ajanta-painted-caves';
const LONG = 'Painted by monks over seven hundred years. '.repeat(8);

/** Rows with changes, with a warning and with problems, each numerous enough for wide counts. */
const manyRows = [
  'slug,language,title,description,duration_seconds',
  `${SLUG},en,Ajanta of the painters,${LONG},5417`,
  `${SLUG},hi,Ajanta,Written in Latin letters,`,
  ...Array.from({ length: 1200 }, (_row, index) => `none-${index},en,Nothing,,`),
];

async function preview(page: Page, rows: readonly string[]): Promise<void> {
  await signIn(page, '/admin/tours/import');
  const buffer = Buffer.from(rows.join('\n'));
  const input = page.getByLabel('Choose a CSV file');
  await input.setInputFiles({ name: 'tours.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('grid', { name: 'Rows of the file' }).waitFor();
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is shown');
  return box;
};

for (const [width, rows] of [
  [1440, manyRows],
  [1024, manyRows.slice(0, 4)],
] as const) {
  test(`Import stays at the end of the first line, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await preview(page, rows);
    await page.getByRole('radio', { name: /^Changes/ }).check();
    await page.getByRole('checkbox', { name: 'Import row 3' }).click();
    await expect(page.getByText('1 left out')).toBeVisible();
    const button = await boxOf(page.getByRole('button', { name: /^Import 1 row/ }));
    const search = await boxOf(page.getByRole('searchbox', { name: 'Search rows' }));
    const grid = await boxOf(page.getByRole('grid', { name: 'Rows of the file' }));
    expect(Math.abs(button.y + button.height / 2 - search.y - search.height / 2)).toBeLessThan(4);
    expect(Math.abs(button.x + button.width - grid.x - grid.width)).toBeLessThan(4);
  });
}

for (const [width, texts] of [
  [1440, ['Title:', 'Description:', 'Duration (seconds):', '5417']],
  [1024, ['Title:', 'Description:', 'Duration (seconds):']],
] as const) {
  test(`all changes are named beside a long description, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await preview(page, manyRows.slice(0, 2));
    const row = page.getByRole('row', { name: /Ajanta/ });
    const cell = await boxOf(row.locator('[data-field="details"]'));
    for (const text of texts) {
      const box = await boxOf(row.getByText(text, { exact: true }));
      expect(box.x + box.width).toBeLessThanOrEqual(cell.x + cell.width);
    }
  });
}
