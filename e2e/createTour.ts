import { type Page } from '@playwright/test';
import { expect } from './engineTest';

/** Creates a tour through the form; returns its path. */
export async function createTour(page: Page, title: string): Promise<string> {
  await page.goto('/admin/tours/create');
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  await page.getByRole('textbox', { name: /^City/ }).fill('Agra');
  await page.getByRole('textbox', { name: /^Country/ }).fill('India');
  await page.getByRole('textbox', { name: /^Duration/ }).fill('1800');
  await page.getByRole('button', { name: 'Create tour' }).click();
  await expect(page).toHaveURL(/\/admin\/tours\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname;
}

/** Deletes a tour from the list, confirming the dialog. */
export async function deleteTour(page: Page, title: string): Promise<void> {
  await page.goto(`/admin/tours?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('row', { name: title });
  await row.hover();
  await row.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    `Are you sure you want to delete "${title}"? This action cannot be undone and will also delete all associated sections and media.`,
  );
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Tour deleted successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
}

/** A title that no earlier run has used. */
export const uniqueTitle = (prefix: string) => `${prefix} ${Date.now().toString(36)}`;
