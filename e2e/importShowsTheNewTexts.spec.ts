import { expect, test, type Locator, type Page } from '@playwright/test';
import { signIn } from './signIn';

const AJANTA = 'ajanta-painted-caves';
const LONG = 'Painted by monks over seven hundred years. '.repeat(8);

/** New texts of a tour that has long ones; in Urdu they are set from right to left. */
const cases = [
  { slug: AJANTA, language: 'en', title: 'Curto', description: 'Passeio' },
  { slug: AJANTA, language: 'en', title: 'Ajanta of the painters in caves', description: LONG },
  { slug: 'golconda-fort', language: 'ur', title: 'باغ', description: 'ایک سیر' },
];

async function preview(page: Page, { slug, language, title, description }: (typeof cases)[number]) {
  await signIn(page, '/admin/tours/import');
  const rows = `slug,language,title,description\n${slug},${language},${title},${description}`;
  const input = page.getByLabel('Choose a CSV file');
  await input.setInputFiles({
    name: 'tours.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows),
  });
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
  for (const change of cases) {
    const { language, title, description } = change;
    test(`new texts in ${language} of ${description.length} letters are in sight, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 768 });
      const cell = await preview(page, change);
      const line = await boxOf(cell);
      const newTitle = cell.getByRole('insertion').first();
      const newDescription = cell.getByRole('insertion').last();
      await expect(newTitle).toHaveText(title);
      for (const mark of [newTitle, newDescription]) {
        const box = await boxOf(mark.locator('..'));
        expect(box.width).toBeGreaterThan(30);
        expect(box.x + box.width).toBeLessThanOrEqual(line.x + line.width);
      }
      expect(await isWhole(newTitle)).toBe(true);
      if (description !== LONG) expect(await isWhole(newDescription)).toBe(true);
      // Old texts stand before new ones, in the direction of their language.
      const oldTitle = await boxOf(cell.getByRole('deletion').first().locator('..'));
      const isAfter = (await boxOf(newTitle)).x > oldTitle.x;
      expect(isAfter).toBe(language !== 'ur');
      expect(oldTitle.width).toBeGreaterThan(10);
    });
  }
}
