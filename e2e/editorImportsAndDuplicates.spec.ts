import { expect, type Page } from '@playwright/test';
import { test } from './guardedPage';
import { signIn } from './signIn';

const SLUGS = ['ajanta-painted-caves', 'agra-fort-palaces-above-the-river'];

async function runFromPalette(page: Page, query: string, option: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Command palette' })).toBeFocused();
  await page.keyboard.insertText(query);
  await expect(page.getByRole('option', { name: option }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const element = document.activeElement;
      // A radio button is named by its label.
      if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? '';
      return element?.id === 'import-text' ? element.id : (element?.textContent ?? '');
    });
    if (text === name) return;
  }
  throw new Error(`The Tab key does not reach ${name}`);
}

test('an editor imports titles, takes them back, duplicates a tour and publishes it past the advice, by keyboard alone', async ({
  page,
}) => {
  const mark = Date.now().toString(36);
  await signIn(page, '/admin/tours');
  await expect(page.getByRole('grid', { name: 'Tours' })).toBeVisible();

  await runFromPalette(page, 'import texts', /^Import texts/);
  await expect(page.getByRole('heading', { level: 1, name: 'Import texts' })).toBeFocused();
  await tabTo(page, 'import-text');
  const rows = SLUGS.map((slug, index) => `${slug};en;Imported ${mark} ${index};Nashik ${mark}`);
  await page.keyboard.insertText(
    ['slug;language;title;city', ...rows, `no-such-${mark};en;Lost;`].join('\n'),
  );
  await page.keyboard.press('Control+Enter');
  const grid = page.getByRole('grid', { name: 'Rows of the file' });
  // The skipped row comes first, and everything that Import would do is in view.
  await expect(grid.getByRole('row')).toHaveCount(4);
  await expect(grid.getByRole('row').nth(1)).toContainText(
    `No tour has the slug “no-such-${mark}”`,
  );
  await tabTo(page, 'All 3');
  await page.keyboard.press('ArrowRight');
  await expect(grid.getByRole('row')).toHaveCount(3);
  await expect(grid).toContainText(`Imported ${mark} 1`);
  await expect(page.getByText('1 row with problems left out')).toBeVisible();

  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('2 rows imported')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('4 changes undone')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled();

  await runFromPalette(page, 'ajanta', /Ajanta/);
  await expect(page.getByRole('heading', { level: 1, name: /Ajanta/ })).toBeFocused();
  await runFromPalette(page, 'duplicate', /^Duplicate this tour/);
  await expect(page.getByRole('heading', { level: 1, name: 'Duplicate tour' })).toBeVisible();
  const title = `Copied ${mark}`;
  await page.getByRole('textbox', { name: /^Title/ }).press('Control+a');
  await page.keyboard.insertText(title);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Open issues' })).toContainText('No sections');
  await tabTo(page, 'Publish');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await expect(page.getByText(/is published\. Still open/)).toContainText('No cover');
});
