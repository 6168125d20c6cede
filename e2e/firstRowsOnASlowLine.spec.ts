import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './faultProxy';
import { signIn } from './signIn';
import { authorizationOf } from './workerCalls';

/** Number of tours in the list: about 0.7 MB of JSON, three seconds of the line. */
const TOURS = 1000;

/** Emulates slow 4G: 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms latency. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** Bytes of scripts received so far. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

test('on a slow line the first rows of a long list come before the rest of it', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  await signIn(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const headers = await authorizationOf(page);
  const [tour] = await (await page.request.get('/api/tours', { headers })).json();
  const tours = Array.from({ length: TOURS }, () => ({ ...tour, id: randomUUID() }));
  faults.chooseFault = ({ method, path }) =>
    method === 'GET' && path === '/api/tours' ? { status: 200, body: tours } : 'pass';

  // Only localStorage: a person known to the device, without a cached list.
  const storageState = await page.context().storageState();
  const proxy = { server: faults.url };
  const context = await browser.newContext({
    baseURL,
    storageState,
    proxy,
    serviceWorkers: 'block',
  });
  const fresh = await context.newPage();
  await slowDown(fresh);
  await fresh.goto('/admin/tours');
  await expect(fresh.getByRole('rowheader').first()).toBeVisible({ timeout: 60_000 });
  await expect(fresh.getByText(/so far, loading the rest…$/)).toBeVisible();
  expect(await scriptBytes(fresh)).toBeLessThan(360_000);
  await expect(fresh.getByText('1,000 tours')).toBeVisible({ timeout: 60_000 });
  await context.close();
});
