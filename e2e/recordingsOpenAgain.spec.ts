import { type Page } from '@playwright/test';
import { expect, test } from './engineTest';
import { signIn } from './signIn';

const isDrawn = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('recording exact').length > 0);

test('a recording opens again without its file, leaves no worker behind, and goes with the sign-out', async ({
  page,
}) => {
  await signIn(page, '/admin/tours?q=mahabalipuram');
  await page.getByRole('button', { name: 'Actions', exact: true }).hover();
  await page.getByRole('link', { name: /^Sections/ }).click();
  await page.getByRole('link', { name: 'The Five Rathas' }).first().click();
  await page.getByRole('tab', { name: 'Audio & Chapters' }).click();
  await isDrawn(page);
  await expect(page.getByRole('group', { name: 'Player' })).toContainText('/ 0:51');
  expect(page.workers()).toHaveLength(1);
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect.poll(() => page.workers().length).toBe(0);

  await page.route(
    (url) => url.pathname.startsWith('/media/'),
    (route) => route.abort(),
  );
  await page.getByRole('tab', { name: 'Audio & Chapters' }).click();
  await page.reload();
  await isDrawn(page);
  expect(page.workers()).toHaveLength(0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Player' })).toContainText(
    /0:0[1-9]\.\d{3} \/ 0:51/,
  );
  await expect(page.getByText('The waveform could not be loaded')).toHaveCount(0);

  await page.getByRole('button', { name: 'Asha Menon' }).click();
  await expect(page).toHaveURL(/\/login/);
  // Signing out ends with a full page load, during which the page cannot be queried.
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(async () => {
    const databases = await page.evaluate(async () => (await indexedDB.databases()).length);
    expect(databases).toBe(0);
  }).toPass();
});
