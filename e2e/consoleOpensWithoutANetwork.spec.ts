import { expect } from '@playwright/test';
import { test } from './guardedPage';
import { waitForCachedList } from './cachedList';
import { signIn } from './signIn';

test.use({ serviceWorkers: 'allow' });

test('an editor without a network opens the console at a list, and sees what can’t be done now', async ({
  page,
  context,
}) => {
  await signIn(page, '/admin/tours?q=mahabalipuram');
  await page.getByRole('link', { name: /^Mahabalipuram/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mahabalipuram');
  await waitForCachedList(page);
  const cached = await page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caching.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });
  expect(cached).toContainEqual(expect.stringMatching(/^\/admin\/index\.html\?/));
  // Files with a hash in their name are not refetched past the browser's own cache.
  expect(cached.filter((path) => /^\/assets\/.*\?/.test(path))).toEqual([]);
  expect(cached.filter((path) => /^\/(api|auth|rest|media|upload)/.test(path))).toEqual([]);
  // Pending writes finish within this time.
  await page.waitForTimeout(500);
  await page.close();

  await context.setOffline(true);
  const cold = await context.newPage();
  const began = Date.now();
  await cold.goto('/admin/tours?q=mahabalipuram');
  await expect(cold.getByRole('link', { name: /^Mahabalipuram/ })).toBeVisible();
  expect(Date.now() - began).toBeLessThan(10_000);
  // The label depends on the browser's navigator.onLine under the emulated network.
  const chip = cold.getByText(/^(Offline|Server not responding)$/);
  await expect(chip).toBeVisible();
  await chip.focus();
  await expect(cold.getByRole('tooltip')).toContainText('has not been verified');
  // Shown only on a device that could not work offline as this page just did.
  await expect(cold.getByRole('tooltip')).not.toContainText('Keep this page open');
  await expect(cold.getByText(/^\d+ of \d+ tours, from /)).toBeVisible();
  await expect(cold.getByText('Failed to load tours')).toHaveCount(0);

  await cold.getByRole('link', { name: 'Languages', exact: true }).click();
  const add = cold.getByRole('button', { name: 'Add language' });
  await add.focus();
  await expect(add).toHaveAccessibleDescription(/offline|reached/);
  await cold.getByRole('link', { name: 'Notifications', exact: true }).click();
  await expect(cold.getByRole('button', { name: /^Send to/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await context.setOffline(false);
  await expect(chip).toHaveCount(0);
  await expect(cold.getByRole('button', { name: /^Send to/ })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a part that a deploy took away leaves the frame, and a reload is offered', async ({
    page,
  }) => {
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Welcome, Asha Menon' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.getByRole('link', { name: 'Languages', exact: true }).click();
    await expect(page.getByText('This screen could not be loaded')).toBeVisible();
    await expect(page.getByText('A new version of the console is ready.')).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).first().click();
    await expect(page.getByRole('heading', { name: 'Language management' })).toBeVisible();
  });
});
