import { type Page } from '@playwright/test';
import { expect, test } from './engineTest';
import { collectFailures } from './landingPage';
import { findViolations } from './accessibility/findViolations';

const widths = [320, 390, 768, 1440];
const pages = ['/', '/privacy-policy', '/share/playlist/p1?noapp=1'];
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('no public page has a barrier or is wider than its window, in light and in dark', async ({
  page,
}) => {
  const failures = collectFailures(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await findViolations(page), `${path} ${colorScheme}`).toEqual([]);
      if (colorScheme === 'dark') continue;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  }
  expect(failures).toEqual([]);
});

test(
  'the landing page without its content and the page that opens the app have no barrier either',
  { tag: '@chromium' },
  async ({ page }) => {
    const failures = collectFailures(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.route('**/api/landing?*', (route) => route.abort());
      await page.goto('/');
      await expect(page.getByRole('alert')).toBeVisible();
      expect.soft(await findViolations(page), `failed ${colorScheme}`).toEqual([]);
      await page.unrouteAll();
      await page.clock.install();
      await page.goto('/share/playlist/p1');
      await page.clock.runFor(600);
      await expect(page.getByRole('heading', { name: 'Launching...' })).toBeVisible();
      expect.soft(await findViolations(page), `launching ${colorScheme}`).toEqual([]);
      await page.clock.resume();
    }
    expect(failures).toEqual([]);
  },
);

test('a host that knows one file shows by it what the URL means, before any script comes', async ({
  page,
}) => {
  const body = await (await page.request.get('/')).text();
  const serveOneFile = (path: string) =>
    page.route(path, (route) => route.fulfill({ contentType: 'text/html', body }));
  await serveOneFile('**/playlist/p1');
  await serveOneFile('**/admin/login');
  await serveOneFile('**/privacy-policy');

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/playlist/p1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening Kathayatra App...');
  await page.goto('/admin/login', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Hear what the stones remember')).toBeHidden();
  await page.unroute('**/assets/*.js');

  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.locator('style[data-public], [data-page="landing"]')).toHaveCount(0);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await expect(page).toHaveTitle('Privacy policy – Kathayatra');
});

test(
  'the policy prints as black text on white, without what is for the screen',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto('/privacy-policy');
    await expect(page.getByRole('article').getByRole('heading')).toHaveCount(8);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const color = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).color);
    expect(await color('body')).toBe('rgb(0, 0, 0)');
    expect(await color('.policy-lead')).toBe('rgb(51, 51, 51)');
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(2);
  },
);

test('search engines, previews and home screens are told what they ask for', async ({ page }) => {
  await page.goto('/');
  const origin = new URL(page.url()).origin;
  const content = (name: string) =>
    page.locator(`meta[property="${name}"]`).getAttribute('content');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/`);
  expect(await content('og:url')).toBe(`${origin}/`);
  const picture = await page.request.get((await content('og:image')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  const manifest = await (await page.request.get('/site.webmanifest')).json();
  expect(manifest.name).toBe('Kathayatra');
  for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }]) {
    expect((await page.request.get(src)).ok(), src).toBe(true);
  }
  expect(await (await page.request.get('/robots.txt')).text()).toContain('Disallow: /admin/');
  await page.goto('/playlist/p1');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
