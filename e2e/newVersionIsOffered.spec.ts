import { expect } from '@playwright/test';
import { waitForCachedList } from './cachedList';
import { test } from './faultProxy';
import { signIn } from './signIn';

test.use({ serviceWorkers: 'allow' });

test('a new version is offered and not forced, and is there after a reload', async ({
  page,
  faults,
}) => {
  await signIn(page);
  await waitForCachedList(page);
  faults.deployed.set('/service-worker.js', (text) => `${text}\n// the next version\n`);
  await page.evaluate(() => Reflect.set(window, 'isOldPage', true));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const bar = page.getByText('A new version of the console is ready.');
  await expect(bar).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isOldPage'))).toBe(true);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Welcome, Asha Menon' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isOldPage'))).toBeUndefined();
  const waiting = await page.evaluate(
    async () => (await navigator.serviceWorker.ready).waiting !== null,
  );
  expect(waiting).toBe(false);
});
