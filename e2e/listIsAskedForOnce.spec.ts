import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './guardedPage';
import { signIn } from './signIn';

const boxesOf = (parts: readonly Locator[]) => Promise.all(parts.map((part) => part.boundingBox()));

/** Opens the tours without scripts; the returned function lets them come. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/admin/tours', { waitUntil: 'commit' });
  return release;
}

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

  // The frame is painted before any script has run, and does not move when the console draws its own.
  const bringScripts = await openWithoutScripts(fresh);
  const frame = fresh.locator('#start-frame');
  const painted = [frame.locator('.side'), frame.locator('.head'), frame.getByText('Languages')];
  await expect(frame.getByText('Languages')).toBeVisible();
  const before = await boxesOf(painted);
  bringScripts();
  await expect(fresh.getByRole('gridcell').first()).toBeVisible();
  await expect(frame).toHaveCount(0);
  const drawn = [
    fresh.getByRole('complementary', { name: 'Sidebar' }),
    fresh.getByRole('banner').first(),
    fresh.getByRole('link', { name: 'Languages', exact: true }),
  ];
  expect(await boxesOf(drawn)).toEqual(before);
  await expect(fresh.getByText(/^\d+ tours/)).toBeVisible();
  expect(requests.filter((path) => path === '/api/tours')).toHaveLength(1);
  expect(requests.filter((path) => path === '/api/languages')).toHaveLength(1);
  // Requested before the console's own scripts, which check admin access after the first screen.
  await expect.poll(() => requests).toContain('/rest/v1/admins');
  expect(requests.indexOf('/api/tours')).toBeLessThan(requests.indexOf('/rest/v1/admins'));

  // From here on the tours are cached, and requests are conditional.
  await expect(fresh.getByText('Content: English')).toBeVisible();
  await fresh.waitForTimeout(1500);
  expect(requests.filter((path) => path === '/rest/v1/admins')).toHaveLength(1);
  const answers: number[] = [];
  fresh.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/tours') answers.push(response.status());
  });
  await fresh.reload();
  await expect(fresh.getByText(/^\d+ tours/)).toBeVisible();
  await expect.poll(() => answers).toEqual([304]);
  await context.close();
});
