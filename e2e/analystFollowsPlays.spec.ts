import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './guardedPage';
import { signIn } from './signIn';

test('an analyst goes from a language to its tours, their sections and the editor, and exports what is shown', async ({
  page,
}) => {
  await signIn(page, '/admin/analytics');
  await expect(page.getByText(/^Last updated /)).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('grid', { name: 'Languages' }).getByRole('link', { name: 'Hindi' }).click();
  await expect(page).toHaveURL(/tab=tours&language=hi&show=played/);
  const tours = page.getByRole('grid', { name: 'Tour performance' });
  const name = await tours.getByRole('link').first().innerText();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('analytics-tours.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[1]).toContain(name);

  await tours.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(/tab=sections&language=hi&tour=[0-9a-f-]{36}/);
  await page.reload();
  const sections = page.getByRole('grid', { name: 'Top sections' });
  await expect(sections.getByText('1 Gold')).toBeVisible();
  await sections.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sections\/[0-9a-f-]{36}\/audio$/);
  await expect(page.getByRole('tab', { name: 'Audio & Chapters' })).toBeVisible();

  await page.goBack();
  await page.getByRole('tab', { name: 'Tour Performance' }).click();
  await page.getByRole('radio', { name: 'No plays' }).click();
  await expect(page).toHaveURL(/show=cold/);
  await page.goBack();
  await expect(page).not.toHaveURL(/show=cold/);
});

test('the tools of the sections of one tour are one row, however long its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, '/admin/analytics?tab=tours');
  const tours = page.getByRole('grid', { name: 'Tour performance' });
  await tours.getByRole('link').first().click();
  const close = page.getByRole('button', { name: 'Show all tours' });
  await expect(close).toBeVisible();
  await page.getByText('Tour:', { exact: true }).evaluate((label) => {
    if (label.nextElementSibling !== null)
      label.nextElementSibling.textContent = 'Round and round the old gardens, and back at dusk';
  });
  const middle = async (name: string) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    return Math.round((box?.y ?? NaN) + (box?.height ?? NaN) / 2);
  };
  expect(await middle('Export CSV')).toBe(await middle('Show all tours'));
});

test('a click on any figure of a language leads to its tours', async ({ page }) => {
  await signIn(page, '/admin/analytics');
  const row = page
    .getByRole('grid', { name: 'Languages' })
    .getByRole('row')
    .filter({ hasText: 'Tamil' });
  const figures = row.getByRole('gridcell').last();
  const box = await figures.boundingBox();
  if (box === null) throw new Error('No cell');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page).toHaveURL(/tab=tours&language=ta&show=played/);
});

test('heads of the languages stay in sight while the page is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await signIn(page, '/admin/analytics');
  const grid = page.getByRole('grid', { name: 'Languages' });
  await grid.getByRole('row').last().scrollIntoViewIfNeeded();
  const head = grid.getByRole('columnheader', { name: /^Plays/ });
  await expect(head).toBeInViewport({ ratio: 1 });
  // The languages arrive in this order; a click reverses it.
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await head.click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
});

test('a sorted column shows its whole head, and the figures of the catalogue are one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, '/admin/analytics');
  const figure = (label: string) => page.getByText(label, { exact: true }).boundingBox();
  await expect(page.getByText('Engagement Rate', { exact: true })).toBeVisible();
  expect((await figure('Languages'))?.y).toBe((await figure('Engagement Rate'))?.y);

  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [tab, grid, heads] of [
    ['overview', 'Languages', ['Share', 'Sections', 'With plays', 'Engagement', 'Avg per section']],
    ['sections', 'Top sections', ['Rank', 'Language', 'Share']],
    ['tours', 'Tour performance', ['Rank', 'Share', 'Sections']],
  ] as const) {
    await page.goto(`/admin/analytics?tab=${tab}`);
    for (const name of heads) {
      const head = page.getByRole('grid', { name: grid }).getByRole('columnheader', { name });
      await head.click();
      await expect(head).toHaveAttribute('aria-sort', /ending$/);
      const title = head.getByText(name, { exact: true });
      expect(await title.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
    }
  }
});

test('a bar under the pointer stays in sight, and its tooltip names the tour with each language', async ({
  page,
}) => {
  await signIn(page, '/admin/analytics?tab=tours');
  const figure = page.getByRole('figure', { name: /^Most played tours/ });
  await figure.scrollIntoViewIfNeeded();
  const bar = figure.locator('.MuiBarChart-element').first();
  const [box, plot] = [await bar.boundingBox(), await figure.locator('svg').boundingBox()];
  if (box === null || plot === null) throw new Error('The chart is drawn');
  // Beside the bar, within its row.
  await page.mouse.move(plot.x + plot.width * 0.9, box.y + box.height / 2);
  const name = await figure.getByRole('link').first().innerText();
  const tooltip = page.locator('.MuiChartsTooltip-root');
  await expect(tooltip).toContainText(name);
  await expect(tooltip).toContainText(/English \(en\).*\d \(\d+%\)/);
  const highlight = figure.locator('.MuiChartsAxisHighlight-root').first();
  expect(
    Number(await highlight.evaluate((band) => getComputedStyle(band).fillOpacity)),
  ).toBeLessThan(0.2);
});
