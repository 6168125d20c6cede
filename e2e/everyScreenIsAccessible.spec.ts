import { expect, type Page } from '@playwright/test';
import { test } from './guardedPage';
import { signIn } from './signIn';
import { findSidewaysScrolling } from './findSidewaysScrolling';
import { collectShifts, shiftsBeyondLimit } from './layoutShift';
import { COLOUR_RULES, findViolations } from './findViolations';

const screens = [
  '/admin/dashboard',
  '/admin/tours',
  '/admin/tours/create',
  '/admin/tours/import',
  '/admin/completeness',
  '/admin/translate?lang=ur',
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

async function expectNoBarrier(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect.soft(await shiftsBeyondLimit(page), `${path} (layout shift)`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await findViolations(page), `${path} (light)`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await findViolations(page, COLOUR_RULES), `${path} (dark)`).toEqual([]);
  expect.soft(await findSidewaysScrolling(page), `${path} (320 px wide)`).toEqual([]);
}

async function addressOf(page: Page, name: string): Promise<string> {
  return (await page.getByRole('link', { name }).first().getAttribute('href')) ?? '';
}

test('every screen opens without an error, a barrier or a jump, light and dark', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const failures: string[] = [];
  page.on('pageerror', (failure) => failures.push(String(failure)));
  await collectShifts(page);
  await expectNoBarrier(page, '/admin/login');
  await signIn(page);

  await page.goto('/admin/tours?q=mahabalipuram');
  const tour = await addressOf(page, 'Mahabalipuram: Stone and Sea');
  await page.goto(`${tour}/sections`);
  const section = await addressOf(page, 'The Shore Temple');
  const tabs = [tour, `${tour}/translations`, `${tour}/sections`, `${tour}/sections/create`];
  const sectionTabs = [section, `${section}/translations`, `${section}/audio`];
  for (const path of [...screens, ...tabs, ...sectionTabs]) await expectNoBarrier(page, path);
  expect(failures).toEqual([]);
});
