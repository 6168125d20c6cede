import { expect, test } from '@playwright/test';
import { signIn } from './signIn';
import { violationsOf } from './violationsOf';

const screens = [
  '/admin/dashboard',
  '/admin/tours',
  '/admin/tours/create',
  '/admin/languages',
  '/admin/management',
  '/admin/management?tab=pending',
  '/admin/management?tab=activity',
  '/admin/notifications',
  '/admin/analytics',
  '/admin/analytics?tab=sections',
  '/admin/analytics?tab=tours',
  '/admin/media',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen opens without an error and without a barrier (${colorScheme})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const failures: string[] = [];
    page.on('pageerror', (failure) => failures.push(String(failure)));
    await page.emulateMedia({ colorScheme });
    await page.goto('/admin/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await violationsOf(page), '/admin/login').toEqual([]);
    await signIn(page);

    await page.goto('/admin/tours?q=mahabalipuram');
    const tour = await page
      .getByRole('link', { name: 'Mahabalipuram: Stone and Sea' })
      .getAttribute('href');
    await page.goto(`${tour}/sections`);
    const section = await page
      .getByRole('link', { name: 'The Shore Temple' })
      .first()
      .getAttribute('href');
    const all = [
      ...screens,
      `${tour}`,
      `${tour}/translations`,
      `${tour}/sections`,
      `${tour}/sections/create`,
      `${section}`,
      `${section}/translations`,
      `${section}/audio`,
    ];
    for (const path of all) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await violationsOf(page), path).toEqual([]);
    }
    expect(failures).toEqual([]);
  });
}
