import { expect, type Page } from '@playwright/test';
import { openNewTour } from './createTour';
import { test } from './guardedPage';
import { pressUntilFocused, runCommand, signInToDashboard } from './keyboard';
import { signIn } from './signIn';
import { authorizationOf } from './workerCalls';

/** Titles of the tour's sections, in order. */
const shownTitles = (page: Page) =>
  page
    .locator('[role="row"][data-id]')
    .evaluateAll((rows) =>
      rows
        .toSorted((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex))
        .map((row) => row.querySelector('[data-field="title"] a')?.textContent ?? ''),
    );

const focusedRow = (page: Page) =>
  page.evaluate(() => {
    const row = document.activeElement?.closest('[role="row"]');
    return row?.querySelector('[data-field="title"] a')?.textContent ?? '';
  });

test('a tour’s sections are found by the palette, put into another order and written in one table, by keys alone', async ({
  page,
}) => {
  await signInToDashboard(page);
  await runCommand(page, 'lodhi garden', /^Lodhi Garden/);
  await expect(page.getByRole('heading', { level: 1, name: /Lodhi Garden/ })).toBeFocused();
  await pressUntilFocused(page, 'Tab', /^Details$/);
  await pressUntilFocused(page, 'ArrowRight', /^Sections$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Sections' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tab', { name: 'Sections' })).toBeFocused();
  const sections = page.getByRole('grid', { name: 'Sections' });
  await expect(sections.getByRole('gridcell').first()).toBeVisible();

  // Moves a section, as one undo step.
  const before = await shownTitles(page);
  const [first = '', second = ''] = before;
  await pressUntilFocused(page, 'Tab', new RegExp(`^${first}`));
  await page.keyboard.press('ArrowDown');
  expect(await focusedRow(page)).toBe(second);
  await page.keyboard.press('Alt+End');
  await expect.poll(() => shownTitles(page)).toEqual([...before.toSpliced(1, 1), second]);
  await expect(page.getByText(`Moved to ${before.length} of ${before.length}`)).toBeAttached();
  expect(await focusedRow(page)).toBe(second);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: Sections reordered')).toBeVisible();
  await expect.poll(() => shownTitles(page)).toEqual(before);
  expect(await focusedRow(page)).toBe(second);

  // Opens a section by name, and returns to its row.
  await runCommand(page, second, new RegExp(`^${second}`));
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeFocused();
  await page.goBack();
  await expect.poll(() => focusedRow(page)).toBe(second);

  // Edits the texts of all sections in one table.
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 1, name: 'Texts in English' })).toBeFocused();
  const grid = page.getByRole('grid', { name: 'Texts of the sections' });
  await expect(grid).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy as a table' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(grid.getByRole('gridcell', { name: first })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type(', seen again');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Again: ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Unsaved: 2 texts in English')).toBeVisible();
  const again = grid.getByRole('gridcell', { name: /^Again: / });
  await expect(again).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(again).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(again).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Section updated successfully')).toBeVisible();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(grid.getByRole('gridcell', { name: second, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: /Lodhi Garden/ })).toBeFocused();
});

/** Drags a row by its handle to the lower half of another row, without releasing the button. */
async function dragRow(page: Page, from: number, to: number): Promise<void> {
  const row = (index: number) => page.locator(`[role="row"][data-rowindex="${index}"]`);
  await row(from).getByRole('button', { name: 'Move' }).hover();
  await page.mouse.down();
  const target = await row(to).boundingBox();
  if (target === null) throw new Error(`There is no row ${to}`);
  await page.mouse.move(target.x + 60, target.y + target.height - 8, { steps: 3 });
}

test('a section is dragged to another place by the mouse, and Escape lets go of it where it was', async ({
  page,
}) => {
  await signIn(page, '/admin/tours?q=jantar mantar');
  const tour = page.getByRole('link', { name: 'Jantar Mantar: Measuring the Sky in Stone' });
  await page.goto(`${await tour.getAttribute('href')}/sections`);
  await expect.poll(async () => (await shownTitles(page)).length).toBeGreaterThan(3);
  const before = await shownTitles(page);
  const count = before.length;

  // The drop line is shown before the drop.
  await dragRow(page, 0, 2);
  await expect(page.getByText(`3 of ${count}`, { exact: true })).toBeVisible();
  await page.mouse.up();
  const [first = '', second = '', third = '', ...rest] = before;
  const moved = [second, third, first, ...rest];
  await expect.poll(() => shownTitles(page)).toEqual(moved);
  await expect(page.getByRole('menu')).toHaveCount(0);

  await dragRow(page, 3, 1);
  await expect(page.getByText(`3 of ${count}`, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`3 of ${count}`, { exact: true })).toHaveCount(0);
  await page.mouse.up();
  expect(await shownTitles(page)).toEqual(moved);
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.reload();
  await expect.poll(() => shownTitles(page)).toEqual(moved);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: Sections reordered')).toBeVisible();
  await expect.poll(() => shownTitles(page)).toEqual(before);
});

test('a new section of a long list is in sight with its next steps, and several are put first by keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  const path = await openNewTour(page);
  const headers = await authorizationOf(page);
  const tourId = path.split('/').at(-1) ?? '';
  for (let order_index = 0; order_index < 14; order_index += 1) {
    const data = { order_index, language: 'en', title: `Stop ${order_index + 1}` };
    const created = await page.request.post(`/api/tours/${tourId}/sections`, { headers, data });
    expect(created.status()).toBe(201);
  }
  await page.goto(`${path}/sections`);
  await expect(page.getByText('14 sections')).toBeVisible();
  await page.getByRole('link', { name: 'Add Section' }).click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('The Ghat');
  await page.keyboard.press('Control+s');
  const row = page.getByRole('row', { name: /The Ghat/ });
  const audio = row.getByRole('link', { name: 'Add its audio' });
  await expect(audio).toBeInViewport({ ratio: 1 });
  await expect.poll(() => focusedRow(page)).toBe('The Ghat');
  await pressUntilFocused(page, 'Tab', /^Add its audio$/);
  await pressUntilFocused(page, 'Tab', /^Add another$/);

  // Selects the new section and the one before it.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  await pressUntilFocused(page, 'Tab', /^Move to top$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 sections moved to the top')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move to top' })).toBeFocused();
  await page.reload();
  await expect
    .poll(async () => (await shownTitles(page)).slice(0, 3))
    .toEqual(['Stop 14', 'The Ghat', 'Stop 1']);
});
