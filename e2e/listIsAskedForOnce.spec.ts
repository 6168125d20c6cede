import { expect, test } from '@playwright/test';
import { signIn } from './signIn';

test('an editor opens the tours on a device that holds none, and they are asked for once and at once', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // localStorage alone: a session without a cache.
  const signedIn = await page.context().storageState();
  const context = await browser.newContext({ baseURL, storageState: signedIn });
  const fresh = await context.newPage();
  const requests: string[] = [];
  fresh.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await fresh.goto('/admin/tours');
  await expect(fresh.getByRole('gridcell').first()).toBeVisible();
  await expect(fresh.getByText(/^\d+ tours/)).toBeVisible();
  expect(requests.filter((path) => path === '/api/tours')).toHaveLength(1);
  expect(requests.filter((path) => path === '/api/languages')).toHaveLength(1);
  // Requested before the console's own scripts, which check admin access after the first screen.
  await expect.poll(() => requests).toContain('/rest/v1/admins');
  expect(requests.indexOf('/api/tours')).toBeLessThan(requests.indexOf('/rest/v1/admins'));

  // From here on the tours are cached, and requests are conditional.
  await expect(fresh.getByText('Content: English')).toBeVisible();
  await fresh.waitForTimeout(1500);
  const answers: number[] = [];
  fresh.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/tours') answers.push(response.status());
  });
  await fresh.reload();
  await expect(fresh.getByText(/^\d+ tours/)).toBeVisible();
  await expect.poll(() => answers).toEqual([304]);
  await context.close();
});
