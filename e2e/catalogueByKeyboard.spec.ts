import { type Page } from '@playwright/test';
import { expect, test } from './engineTest';
import { uniqueTitle } from './createTour';
import { pressUntilFocused, runCommand, signInToDashboard } from './keyboard';

const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role="row"]')?.textContent ?? '');
const grid = (page: Page) => page.getByRole('grid', { name: 'Tours' });

async function openTours(page: Page) {
  await runCommand(page, 'tours', /^Tours/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tours' })).toBeFocused();
  await expect(grid(page).getByRole('gridcell').first()).toBeVisible();
}

test('tours are searched, opened, filtered, kept as a view and published together, by keys alone', async ({
  page,
}) => {
  await signInToDashboard(page);
  await openTours(page);

  // Searches, opens the tour, and returns to the same row.
  await page.keyboard.press('/');
  await page.keyboard.type('delhi');
  await expect(page.getByText(/^\d+ of \d+ tours/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedRow(page)).toContain('Delhi');
  const first = await focusedRow(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusedRow(page)).not.toBe(first);
  const row = await focusedRow(page);
  expect(row).toContain('Delhi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/tours\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  // The languages of its tour may have loaded meanwhile.
  const [title = ''] = row.split('Delhi, India');
  await expect.poll(() => focusedRow(page)).toContain(title);

  // Saves a view and opens it again.
  const view = uniqueTitle('Delhi');
  await pressUntilFocused(page, 'Shift+Tab', /^Views$/);
  await page.keyboard.press('Enter');
  // The dialog lazy-loads its content on first use.
  const views = page.getByRole('dialog', { name: 'Views' });
  await expect(views.getByRole('textbox', { name: 'Name of this view' })).toBeVisible();
  await pressUntilFocused(page, 'Tab', /^Name of this view$/);
  await page.keyboard.type(view);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: view })).toBeVisible();
  await expect(views).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/q=/);
  await pressUntilFocused(page, 'Tab', /^Views$/);
  await page.keyboard.press('Enter');
  await expect(views.getByRole('button', { name: view, exact: true })).toBeVisible();
  await pressUntilFocused(page, 'Tab', new RegExp(`^${view}$`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=delhi/);
  await expect(views).toBeHidden();
  await expect(page.getByText(/^\d+ of \d+ tours/)).toBeVisible();

  // Selects rows from two searches, unpublishes them together, and undoes it.
  await page.keyboard.press('/');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedRow(page)).toContain('Delhi');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('jantar');
  await page.keyboard.press('Enter');
  // Waits until the rows are those of the new search.
  await expect.poll(() => focusedRow(page)).toContain('Jantar Mantar');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selected, 1 not shown')).toBeVisible();
  await runCommand(page, 'unpublish', /^Unpublish [12] selected tour/);
  await expect(page.getByText(/^[12] tours? unpublished/)).toBeVisible();
  await page.keyboard.press('Control+z');
  const undone = page.getByText(/^(Undone: .+|2 changes undone)$/);
  await expect(undone).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByText(/^(Redone: .+|2 changes redone)$/)).toBeVisible();
  await expect(undone).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(undone).toBeVisible();
});

test('what lacks words is found in the matrix and translated one after the other, by keys alone', async ({
  page,
}) => {
  await signInToDashboard(page);
  await runCommand(page, 'completeness', /^Completeness/);
  await expect(page.getByRole('heading', { level: 1, name: 'Completeness' })).toBeFocused();
  const missing = page.getByRole('link', { name: /: no text/ });
  await expect(missing.first()).toBeVisible();
  const tour = await missing.first().evaluate((link) => {
    const row = link.closest('[role="row"]');
    return row?.querySelector('[role="rowheader"] a')?.textContent ?? '';
  });
  await page.keyboard.press('/');
  await page.keyboard.type(tour);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusedRow(page)).toContain(tour);
  const labelInCell = () =>
    page.evaluate(() => {
      const cell = document.activeElement?.closest('[role="gridcell"]');
      return cell?.querySelector('a')?.getAttribute('aria-label') ?? '';
    });
  for (let step = 0; step < 30 && !(await labelInCell()).includes(': no text'); step += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/translate\?lang=/);
  const titleField = page.getByRole('textbox', { name: 'Title (Tour)' });
  await expect(titleField).toBeFocused();
  const url = page.url();
  await pressUntilFocused(page, 'Shift+Tab', /^Copy source of Tour$/);
  await page.keyboard.press('Enter');
  await expect(titleField).not.toHaveValue('');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Translation created for /)).toBeVisible();
  await expect(page).toHaveURL(url);
  // First the tour's next empty text, then the next tour on request.
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('textarea[name]:focus')).toHaveValue('');
  await expect(page).toHaveURL(url);
  await page.keyboard.press('Alt+n');
  await expect(page).not.toHaveURL(url);
  // The next tour in order of plays may lack only section texts.
  const isInField = () =>
    page.evaluate(() => document.activeElement?.matches('[data-pair] [name]') === true);
  await expect.poll(isInField).toBe(true);
  await runCommand(page, 'undo', /^Undo: /);
  await expect(page.getByText(/Undone|changes undone/)).toBeVisible();
});
