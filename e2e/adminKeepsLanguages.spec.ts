import { expect } from '@playwright/test';
import { test } from './guardedPage';
import { signIn } from './signIn';

test('an admin adds a language, disables it and deletes it; one that is used stays', async ({
  page,
}) => {
  await signIn(page, '/admin/languages');
  await expect(page.getByRole('heading', { name: 'Tips' })).toBeVisible();
  await page.getByRole('button', { name: 'Add language' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add language' });
  const field = (name: string) => dialog.locator(`[name="${name}"]`);
  // The name suggested by a code is withdrawn again.
  await field('code').fill('sv');
  await expect(field('label')).toHaveValue('Swedish');
  await field('label').fill('');
  await field('code').fill('hi');
  await dialog.getByRole('button', { name: 'Add language' }).click();
  await expect(dialog.getByText('Language code already exists')).toBeVisible();
  await expect(dialog.getByText('Language label is required')).toBeVisible();
  await field('code').fill('TLH');
  await field('label').fill('Klingon');
  await field('sort_order').fill('1');
  await dialog.getByRole('button', { name: 'Add language' }).click();
  await expect(page.getByText('Language "Klingon" created successfully')).toBeVisible();

  const row = page.getByRole('row', { name: /Klingon/ });
  await expect(row.getByText('tlh', { exact: true })).toBeVisible();
  await row.getByRole('switch', { name: 'Klingon enabled' }).click();
  await expect(page.getByText('Language updated successfully')).toBeVisible();
  await page.getByRole('button', { name: /^Content: / }).click();
  await page.getByRole('combobox', { name: 'Search languages' }).fill('klingon');
  await expect(page.getByText('No language matches')).toBeVisible();
  await page.keyboard.press('Escape');

  const pressDelete = async (label: string) => {
    const of = page.getByRole('row', { name: new RegExp(label) });
    await of.hover();
    await of.getByRole('button', { name: 'Delete' }).click();
  };
  const question = page.getByRole('alertdialog');
  await pressDelete('Klingon');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Language deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  await pressDelete('Hindi');
  await expect(question).toContainText('Cannot delete language: it is being used in translations');
  await expect(question.getByRole('button', { name: 'Disable' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /Hindi/ })).toBeVisible();
});
