import { expect, test, type Locator, type Page } from '@playwright/test';
import { signIn } from './signIn';

/** New texts for a tour that has long ones. */
const rows = 'slug,language,title,description\najanta-painted-caves,en,Curto,Passeio';

async function preview(page: Page, csv: string) {
  await signIn(page, '/admin/tours/import');
  const buffer = Buffer.from(csv);
  const input = page.getByLabel('Choose a CSV file');
  await input.setInputFiles({ name: 'tours.csv', mimeType: 'text/csv', buffer });
  return page.getByRole('row', { name: /Title:/ }).locator('[data-field="details"]');
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is shown');
  return box;
};

const isWhole = (mark: Locator) =>
  mark.evaluate(({ parentElement }) => {
    if (parentElement === null) return false;
    return parentElement.scrollWidth <= parentElement.clientWidth;
  });

for (const width of [1440, 1024]) {
  test(`new texts are whole beside long old ones, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    const cell = await preview(page, rows);
    const newTitle = cell.getByRole('insertion').first();
    const newDescription = cell.getByRole('insertion').last();
    await expect(newTitle).toHaveText('Curto');
    await expect(newDescription).toHaveText('Passeio');
    // The grid may still be positioning its rows.
    await expect(async () => {
      const line = await boxOf(cell);
      for (const mark of [newTitle, newDescription]) {
        const box = await boxOf(mark.locator('..'));
        expect(box.width).toBeGreaterThan(30);
        expect(box.x + box.width).toBeLessThanOrEqual(line.x + line.width);
        expect(await isWhole(mark)).toBe(true);
      }
      const oldTitle = await boxOf(cell.getByRole('deletion').first().locator('..'));
      expect((await boxOf(newTitle)).x).toBeGreaterThan(oldTitle.x);
      expect(oldTitle.width).toBeGreaterThan(10);
    }).toPass();
  });
}

test('new texts can be read beside a warning', async ({ page }) => {
  const latin = 'A walk among the caves at an hour when nobody else is there to see them';
  const cell = await preview(
    page,
    `slug,language,title,description,city\najanta-painted-caves,hi,Curto,${latin},Delhi`,
  );
  await expect(cell).toContainText('in the script of Hindi');
  const newTitle = cell.getByRole('insertion').first();
  await expect(newTitle).toHaveText('Curto');
  const newDescription = cell.getByRole('insertion').nth(1).locator('..');
  await expect(async () => {
    expect(await isWhole(newTitle)).toBe(true);
    expect((await boxOf(newDescription)).width).toBeGreaterThan(60);
  }).toPass({ timeout: 10_000 });
});
