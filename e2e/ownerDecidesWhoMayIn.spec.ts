import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './guardedPage';
import { signIn } from './signIn';

test('an owner promotes one request, rejects another, demotes an admin, and takes the log along', async ({
  page,
}) => {
  await signIn(page, '/admin/management');
  await expect(page.getByRole('list', { name: 'Next pending requests' })).toBeVisible();
  await page.getByRole('tab', { name: /Pending/ }).click();
  await page.getByRole('button', { name: 'Promote Farhan Siddiqui' }).click();
  const promotion = page.getByRole('dialog', { name: /^Promote/ });
  await promotion.getByLabel(/^Notes/).fill('Welcome');
  await promotion.getByRole('button', { name: 'Promote' }).click();
  await expect(page.getByText('User promoted successfully!')).toBeVisible();

  await page.getByRole('button', { name: 'Reject Gurpreet Kaur' }).click();
  const rejection = page.getByRole('dialog', { name: /^Reject/ });
  await rejection.getByRole('button', { name: 'Reject' }).click();
  await expect(rejection.getByText('Reason is required')).toBeVisible();
  await rejection.getByLabel(/^Reason/).fill('Please say which tours.');
  await rejection.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Request rejected successfully!')).toBeVisible();
  await page.getByRole('tab', { name: /Rejected/ }).click();
  await expect(page.getByText('Please say which tours.')).toBeVisible();

  await page.getByRole('tab', { name: 'Overview' }).click();
  const admins = page.getByRole('grid', { name: 'Current admins' });
  const farhan = admins.getByRole('row', { name: /Farhan Siddiqui/ });
  await farhan.hover();
  await farhan.getByRole('button', { name: 'Demote' }).click();
  const demotion = page.getByRole('dialog', { name: /^Demote/ });
  await demotion.getByLabel(/^Reason/).fill('Only for a trial');
  await demotion.getByRole('button', { name: 'Demote' }).click();
  await expect(page.getByText('Admin demoted successfully!')).toBeVisible();
  await page.getByRole('tab', { name: /Demoted/ }).click();
  await expect(page.getByText('Only for a trial')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Re-promote Farhan Siddiqui' })).toBeVisible();

  await page.getByRole('tab', { name: 'Activity log' }).click();
  await expect(page).toHaveURL(/tab=activity/);
  await page.getByRole('searchbox').fill('farhan');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('promoted,farhan.siddiqui@kathayatra.example,Welcome');
  expect(text).toMatch(/demoted,farhan\.siddiqui@kathayatra\.example/);
  expect(text).not.toContain('gurpreet');
});
