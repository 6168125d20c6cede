import { expect, test } from './engineTest';
import { signIn } from './signIn';

test.use({ serviceWorkers: 'allow' });

test('what was typed is there again after a reload, a crash and a look elsewhere, and leaves with the person', async ({
  page,
}) => {
  await signIn(page, '/admin/tours/create');
  await page.getByLabel('Title').fill('Draft of Orchha');
  // No waiting: pending drafts are flushed on pagehide.
  await page.reload();
  await expect(page.getByText(/Restored what you typed just now/)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Draft of Orchha');
  await expect(page.locator('[name="slug"]')).toHaveValue('draft-of-orchha');

  await page.getByLabel('City').fill('Orchha');
  await page.waitForTimeout(500);
  const other = await page.context().newPage();
  // Navigation to a crashing page rejects.
  await page.goto('chrome://crash').catch(() => undefined);
  await other.goto('/admin/tours/create');
  await expect(other.getByLabel('City')).toHaveValue('Orchha');

  await other.getByRole('link', { name: 'Languages' }).click();
  const guard = other.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(guard).toContainText('The new tour will be kept in this browser as a draft.');
  await guard.getByRole('button', { name: 'Leave' }).click();
  await expect(other.getByRole('heading', { name: 'Language management' })).toBeVisible();

  await other.getByRole('button', { name: 'Add language' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.locator('[name="label"]').fill('Another');
  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Keep editing' }).click();
  await other.reload();
  await expect(other.getByText(/Not saved yet, from just now: a new language/)).toBeVisible();
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.locator('[name="label"]')).toHaveValue('Another');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(other.getByText(/Not saved yet/)).toBeHidden();

  // A second tab with a draft signs out too.
  const second = await other.context().newPage();
  await second.goto('/admin/notifications');
  await second.getByLabel('Title').fill('Not for others');
  await other.getByRole('button', { name: /Asha Menon/ }).click();
  const question = other.getByRole('alertdialog', { name: 'Sign out with unsent work?' });
  await expect(question).toContainText('unsaved form');
  await question.getByRole('button', { name: 'Discard and sign out' }).click();
  await expect(other).toHaveURL(/\/admin\/login$/);
  await expect(second).toHaveURL(/\/admin\/login$/);
  // The page reloads at that URL, which may destroy the context during the evaluation.
  await expect(async () => {
    const left = await second.evaluate(() =>
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    );
    expect(left).not.toMatch(/Orchha|Not for others|draft/);
  }).toPass({ timeout: 5000 });
});
