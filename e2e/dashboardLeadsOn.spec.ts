import { expect } from '@playwright/test';
import { test } from './guardedPage';
import { signIn } from './signIn';

test('the dashboard counts what the language has, and leads to tours, to a new one and to the media library', async ({
  page,
}) => {
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Welcome, Asha Menon' })).toBeVisible();
  await expect(page).toHaveTitle(/Kathayatra/);
  const count = (label: string) =>
    page.getByText(label, { exact: true }).first().locator('xpath=../..');
  await expect(count('Total Tours')).toContainText(/\d/);
  await expect(count('Published')).toContainText('in the app');
  await expect(count('Total Sections')).toContainText(/\d/);
  const recent = page.getByRole('list', { name: 'Recent tours' }).getByRole('listitem');
  await expect(recent).toHaveCount(5);

  const waiting = page.getByRole('list', { name: 'Waiting for you' });
  await expect(waiting.getByRole('link', { name: /asks for access/ }).first()).toContainText(/ago/);
  await expect(page.getByRole('list', { name: 'Recently edited' })).toBeVisible();

  await page.getByRole('button', { name: /^Content: / }).click();
  await page.getByRole('combobox', { name: 'Search languages' }).fill('urdu');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Content: Urdu')).toBeVisible();
  await expect(recent.locator('bdi[lang="ur"][dir="rtl"]').first()).toBeVisible();
  await page.getByRole('button', { name: /^Content: / }).click();
  await page.getByRole('combobox', { name: 'Search languages' }).fill('english');
  await page.keyboard.press('Enter');

  await page
    .getByRole('link', { name: /^View / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/tours\/[0-9a-f-]{36}$/);
  await page.goBack();
  const actions = page.getByRole('list', { name: 'Quick actions' });
  await actions.getByRole('link', { name: /Create tour/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create tour' })).toBeVisible();
  await page.goBack();
  await actions.getByRole('link', { name: /Media library/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Media Library' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Tours' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tours' })).toBeVisible();
});
