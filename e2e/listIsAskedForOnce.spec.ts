import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './guardedPage';
import { signIn } from './signIn';

const boxesOf = (parts: readonly Locator[]) => Promise.all(parts.map((part) => part.boundingBox()));

/** Left, top, width and height of each part, rounded to pixels: distributed widths have differing fractions. */
async function roundedBoxesOf(parts: readonly Locator[]): Promise<number[][]> {
  const boxes = await boxesOf(parts);
  return boxes.map((box) =>
    [box?.x, box?.y, box?.width, box?.height].map((value = NaN) => Math.round(value)),
  );
}

/** Opens the tours without scripts; the returned function releases them. */
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
  // Only localStorage: a session without a cache.
  const signedIn = await page.context().storageState();
  const context = await browser.newContext({ baseURL, storageState: signedIn });
  const fresh = await context.newPage();
  const requests: string[] = [];
  fresh.on('request', (request) => requests.push(new URL(request.url()).pathname));

  // The frame is painted before any script runs, and does not move when the console renders its own.
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
  const statuses: number[] = [];
  fresh.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/tours') statuses.push(response.status());
  });
  await fresh.reload();
  await expect(fresh.getByText(/^\d+ tours/)).toBeVisible();
  await expect.poll(() => statuses).toEqual([304]);
  await context.close();
});

/** Text that only the DataGrid's script contains. */
const GRID_SCRIPT = 'virtualScrollerRenderZone';

test('the first rows are drawn before the script of the grid has come, and nothing moves when it has', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL, storageState, serviceWorkers: 'block' });
  const fresh = await context.newPage();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  await fresh.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(GRID_SCRIPT)) {
      held += 1;
      await released;
    }
    await route.fulfill({ response });
  });
  await fresh.goto('/admin/tours');
  const preview = fresh.getByRole('table', { name: 'Tours' });
  await expect(preview.getByRole('rowheader').first()).toBeVisible();
  await expect.poll(() => held).toBe(1);
  await fresh.evaluate(() => document.fonts.ready);
  const parts = ['title', 'location', 'status', 'created'].map((field) =>
    fresh.locator(`[aria-rowindex="3"] [data-field="${field}"]`),
  );
  const before = await roundedBoxesOf(parts);
  const texts = await Promise.all(parts.map((part) => part.innerText()));
  // The focus is kept, and an early key is not lost.
  await fresh.keyboard.press('/');
  await fresh.keyboard.press('Enter');
  release();
  const grid = fresh.getByRole('grid', { name: 'Tours' });
  await expect(grid.getByRole('rowheader').first()).toBeFocused();
  await expect(preview).toHaveCount(0);
  expect(await roundedBoxesOf(parts)).toEqual(before);
  expect(await Promise.all(parts.map((part) => part.innerText()))).toEqual(texts);
  // Scripts for the next screens may still be loading.
  await fresh.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});
