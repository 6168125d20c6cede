import { type Page } from '@playwright/test';
import { expect, test } from './engineTest';
import { collectFailures } from './landingPage';

const agents = {
  android:
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const fallback = 'Open in the Kathayatra App';

/** Records the intents requested by the page, which only Chromium requests and reports. */
async function watchIntents(page: Page): Promise<string[]> {
  const intents: string[] = [];
  if (page.context().browser()?.browserType().name() !== 'chromium') return intents;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('intent:')) intents.push(url);
  });
  return intents;
}

/** Opens a page with a fake clock, and records its attempts to open the app. */
async function openShared(page: Page, path = '/share/playlist/p1') {
  const failures = collectFailures(page);
  const intents = await watchIntents(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(path);
  // The page starts in a separate task.
  await page.clock.runFor(1);
  const frames = () =>
    page.locator('iframe').evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  return { intents, frames, failures };
}

test.describe('on Android', { tag: '@chromium' }, () => {
  test.use({ userAgent: agents.android, hasTouch: true, viewport: { width: 390, height: 800 } });

  test('the app is asked by an intent, then by frames, then the page says how to get on', async ({
    page,
  }) => {
    const { intents, frames, failures } = await openShared(page);
    await expect(heading(page)).toHaveText('Opening Kathayatra App...');
    await expect.poll(() => intents.length).toBe(1);
    expect(intents[0]).toContain('intent://playlist/p1#Intent;scheme=kathayatra;');
    expect(intents[0]).toContain(encodeURIComponent('/share/playlist/p1?noapp=1'));
    expect(await frames()).toEqual([]);
    await page.clock.runFor(500);
    await expect(heading(page)).toHaveText('Launching...');
    await expect(page.getByRole('link', { name: 'App not opening? Tap here' })).toBeVisible();
    expect(await frames()).toEqual(['kathayatra://playlist/p1', 'kathayatra://share/playlist/p1']);
    await page.clock.runFor(1000);
    expect(await frames()).toEqual([]);
    await page.clock.runFor(1000);
    await expect(heading(page)).toHaveText(fallback);
    await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute(
      'href',
      intents[0] ?? '',
    );
    await expect(page.getByText('Playlist ID: p1')).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(0);
    await page.clock.runFor(60_000);
    expect(intents).toHaveLength(1);
    expect(failures).toEqual([]);
  });

  test('where the intent falls back to, nothing is tried again', async ({ page }) => {
    const { intents, frames } = await openShared(page, '/share/playlist/p1?noapp=1');
    await expect(heading(page)).toHaveText(fallback);
    await page.clock.runFor(10_000);
    expect(intents).toEqual([]);
    expect(await frames()).toEqual([]);
    await expect(page).toHaveURL(/\/share\/playlist\/p1\?noapp=1$/);
  });
});

test.describe('on iOS', { tag: '@playwright' }, () => {
  test.use({ userAgent: agents.iphone, hasTouch: true, viewport: { width: 390, height: 800 } });

  test('the app is asked by frames alone, and a tap shows the fallback at once', async ({
    page,
  }) => {
    const { intents, frames, failures } = await openShared(page, '/playlist/p1');
    await expect(heading(page)).toHaveText('Opening Kathayatra App...');
    await expect.poll(frames).toEqual(['kathayatra://playlist/p1']);
    await page.clock.runFor(500);
    expect(await frames()).toEqual(['kathayatra://playlist/p1', 'kathayatra://share/playlist/p1']);
    await page.getByRole('link', { name: 'App not opening? Tap here' }).click();
    await expect(heading(page)).toHaveText(fallback);
    expect(await frames()).toEqual([]);
    await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute(
      'href',
      'kathayatra://playlist/p1',
    );
    expect(intents).toEqual([]);
    expect(failures).toEqual([]);
  });

  test('a page that the app covers tries no more; who comes back can go on', async ({ page }) => {
    const { frames } = await openShared(page, '/public/playlist/p1');
    await expect(heading(page)).toHaveText('Opening Kathayatra App...');
    // The heading is already in the HTML; opening the app shows that the page's script runs.
    await expect.poll(frames).toEqual(['kathayatra://playlist/p1']);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await frames()).toEqual([]);
    await page.clock.runFor(10_000);
    expect(await frames()).toEqual([]);
    await expect(heading(page)).toHaveText(fallback);
  });
});

test(
  'on a desktop, where the app can’t be, a code leads to the page on a phone',
  { tag: '@playwright' },
  async ({ page }) => {
    await openShared(page);
    await expect(heading(page)).toHaveText('Opening Kathayatra App...');
    await page.clock.runFor(2500);
    await expect(heading(page)).toHaveText(fallback);
    await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
  },
);

test('whatever an id holds is text on the page and stays inside its link', async ({ page }) => {
  const failures = collectFailures(page);
  const home = new URL((await page.goto('/robots.txt'))?.url() ?? '').origin;
  const ids = [
    'मेरी सूची',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(document.domain)',
    '../../admin/dashboard',
    '//evil.example/x',
    '\\\\evil.example',
    'x;end#Intent;scheme=https;S.browser_fallback_url=https://evil.example',
    '"><script>alert(1)</script>',
    'p1?redirect=https://evil.example',
    '%2e%2e%2f',
  ];
  for (const id of ids) {
    await page.goto(`/share/playlist/${encodeURIComponent(id)}?noapp=1`);
    await expect(page.locator('code')).toHaveText(id);
    await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute(
      'href',
      `kathayatra://playlist/${encodeURIComponent(id)}`,
    );
    await expect(page.locator('main img, main script')).toHaveCount(0);
    expect(new URL(page.url()).origin).toBe(home);
  }
  await page.goto('/playlist/100%?noapp=1');
  await expect(page.locator('code')).toHaveText('100%');
  expect(failures).toEqual([]);
});

test(
  'a playlist that is not public, or does not come, says so and leads on',
  { tag: '@playwright' },
  async ({ page }) => {
    const failures = collectFailures(page);
    await page.goto('/share/playlist/p1?noapp=1');
    const note = page.getByRole('status').filter({ hasText: 'playlist' });
    await expect(note).toContainText('This playlist is not among the public ones.');
    await note.getByRole('link', { name: 'Browse tours' }).click();
    await expect(page.getByRole('list', { name: 'Featured tours' })).toBeInViewport();

    let isFirst = true;
    await page.route('**/api/public-playlists?*', async (route) => {
      await (isFirst ? route.abort() : route.continue());
      isFirst = false;
    });
    await page.goto('/share/playlist/p1?noapp=1');
    await expect(note).toContainText('The playlist could not be loaded.');
    await note.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(heading(page)).toBeFocused();
    await expect(note).toContainText('This playlist is not among the public ones.');
    expect(failures).toEqual([]);
  },
);
