import { type Page } from '@playwright/test';
import { expect, test } from './engineTest';
import { findViolations } from './accessibility/findViolations';
import { respondToLanding, transformLanding, collectFailures } from './landingPage';

const row = (page: Page) => page.getByRole('list', { name: 'Featured tours' });
const scrollOf = (page: Page) => row(page).evaluate((element) => element.scrollLeft);

test('a visitor finds tours, cities, languages and the app, in few bytes', async ({ page }) => {
  const failures = collectFailures(page);
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('Hear what the stones remember');
  expect(html).toContain('tour-skeleton');

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hear what the stones remember');
  await expect(
    page.getByText(/^Available in \d+\+ languages with downloadable audio for offline listening$/),
  ).toBeVisible();
  await expect(row(page).getByRole('listitem')).toHaveCount(6);
  const cities = page.getByRole('region', { name: 'Where we guide you' });
  await expect(cities.getByRole('listitem')).toHaveCount(8);
  const languages = page.getByRole('region', { name: 'Listen in your language' });
  await expect(languages.getByRole('listitem')).toHaveCount(11);
  await expect(languages.getByText('हिन्दी')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('contentinfo')).toContainText('Data refreshed');
  await expect(page.getByRole('region', { name: 'Why listen with us' })).toBeVisible();
  // Firefox ESR crashes when WebDriver BiDi returns the elements themselves.
  const picturesOf = () =>
    row(page).evaluate((list) =>
      [...list.querySelectorAll('img')].map((each) => ({
        isComplete: each.complete,
        marks: [each.getAttribute('loading'), each.hasAttribute('width')],
      })),
    );
  await expect.poll(async () => (await picturesOf())[0]?.isComplete).toBe(true);

  const pictures = (await picturesOf()).map(({ marks }) => marks);
  expect(pictures).toEqual(Array.from({ length: 6 }, () => ['lazy', true]));
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((each) => each.name.endsWith('.js'))
      .reduce((sum, each) => sum + Number(Reflect.get(each, 'encodedBodySize')), 0),
  );
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(90_000);
  const data = JSON.parse((await page.locator('#linked-data').textContent()) ?? '');
  expect(data['@graph'][1].itemListElement).toHaveLength(6);
  expect(failures).toEqual([]);
});

test('the tours move by keys and by buttons, to their end and back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await row(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(200);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => scrollOf(page)).toBe(0);
  const next = page.getByRole('button', { name: 'Next tours' });
  const previous = page.getByRole('button', { name: 'Previous tours' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(200);
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  await row(page).focus();
  await page.keyboard.press('End');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Home');
  await expect.poll(() => scrollOf(page)).toBe(0);
});

test.describe('on a phone', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('the tours move by touch, and samples play one at a time', async ({ page }) => {
    await transformLanding(page, (response) => {
      const sample = response.featuredTours.find(({ sampleAudioUrl }) => sampleAudioUrl !== null);
      const tours = response.featuredTours.map((tour, at) => ({
        ...tour,
        title: `Tour ${at + 1}`,
        sampleAudioUrl: at === 2 ? '/media/gone.m4a' : (sample?.sampleAudioUrl ?? null),
      }));
      return { ...response, featuredTours: tours };
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await row(page).scrollIntoViewIfNeeded();
    const box = await row(page).boundingBox();
    if (box === null) throw new Error('The row of tours has no place on the page');
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number }[],
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const [x, y] = [box.x + 300, box.y + 100];
    await touch('touchStart', [{ x, y }]);
    for (let moved = 25; moved <= 250; moved += 25) await touch('touchMove', [{ x: x - moved, y }]);
    await touch('touchEnd', []);
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(100);

    const button = (name: string) => row(page).getByRole('button', { name, exact: true });
    await button('Play sample of Tour 1').click();
    await expect(button('Pause sample of Tour 1')).toBeVisible();
    await expect
      .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0);
    await button('Play sample of Tour 2').click();
    await expect(button('Play sample of Tour 1')).toBeVisible();
    await expect(button('Pause sample of Tour 2')).toBeVisible();
    await expect(page.locator('audio')).toHaveCount(1);
    await button('Play sample of Tour 3').click();
    await expect(page.getByText('The sample could not be played.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pause sample/ })).toHaveCount(0);
  });
});

test(
  'the text of a sample is read by keys, heard meanwhile, and asked for again where it fails',
  { tag: '@playwright' },
  async ({ page }) => {
    const failures = collectFailures(page);
    let isFirst = true;
    await page.route('**/transcript', async (route) => {
      await (isFirst ? route.abort() : route.continue());
      isFirst = false;
    });
    await page.goto('/');
    const read = page.getByRole('button', { name: /^Read the text of / }).first();
    await read.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toHaveText('The text could not be loaded.');
    await dialog.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(dialog.getByText('Text of the sample in English')).toBeVisible();
    await expect(dialog.locator('p[lang=en][dir=ltr]')).toContainText(/\w+ \w+/);
    await expect(dialog.getByRole('region')).toBeFocused();
    expect.soft(await findViolations(page)).toEqual([]);

    await dialog.getByRole('button', { name: /^Play sample of / }).press('Enter');
    await expect(dialog.getByRole('button', { name: /^Pause sample of / })).toBeFocused();
    const [frame, seek] = [
      await dialog.boundingBox(),
      await dialog.getByRole('slider').boundingBox(),
    ];
    expect((seek?.x ?? 0) - (frame?.x ?? 0)).toBeGreaterThanOrEqual(20);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(read).toBeFocused();
    await expect(page.getByRole('button', { name: /^Pause sample of / }).first()).toBeVisible();

    const card = row(page).getByRole('listitem').first();
    await card.click({ position: { x: 40, y: 40 } });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('link', { name: 'Get the app' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/#download$/);
    expect(failures).toEqual([]);
  },
);

test('a call that hangs leaves skeletons, one that fails a message with a way on', async ({
  page,
}) => {
  const failures = collectFailures(page);
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { calls } = await respondToLanding(
    page,
    async (route) => {
      await released;
      await route.fulfill({ status: 503, json: { message: 'The worker rests.' } });
    },
    (route) => route.abort(),
    (route) => route.continue(),
  );
  await page.goto('/');
  for (const [name, count] of Object.entries({ highlight: 3, tour: 4, city: 6, language: 10 })) {
    await expect(page.getByTestId(`${name}-skeleton`)).toHaveCount(count);
  }
  release();
  await expect(page.getByRole('alert')).toContainText('Unable to load content');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('tour-skeleton')).toHaveCount(0);
  await page.getByRole('button', { name: 'Retry' }).click();
  // The page is loaded again: the second response is reported.
  await expect.poll(calls).toBe(2);
  await expect(page.getByRole('alert')).toContainText('Unable to load content');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(row(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(calls()).toBe(3);
  expect(failures).toEqual([]);
});

test(
  'the page refreshes each minute while it is seen, and keeps what it has when that fails',
  { tag: '@playwright' },
  async ({ page }) => {
    await page.clock.install();
    const { calls } = await respondToLanding(
      page,
      (route) => route.continue(),
      (route) => route.abort(),
    );
    await page.goto('/');
    await page.clock.runFor(1000);
    await expect(row(page)).toBeVisible();
    const updates = page.getByRole('button', { name: 'Pause updates' });
    await updates.click();
    await page.clock.runFor(180_000);
    expect(calls()).toBe(1);
    await expect(updates).toHaveCount(0);
    const see = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await see('hidden');
    await page.getByRole('button', { name: 'Resume updates' }).click();
    await page.clock.runFor(180_000);
    expect(calls()).toBe(1);
    await see('visible');
    await page.clock.runFor(1000);
    await expect(page.getByRole('contentinfo')).toContainText('the latest refresh failed');
    await expect(row(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(calls()).toBe(2);
  },
);

test('a response that is empty or lacks fields still makes a page', async ({ page }) => {
  const failures = collectFailures(page);
  await respondToLanding(
    page,
    (route) => route.fulfill({ json: {} }),
    (route) =>
      route.fulfill({
        json: {
          hero: null,
          featuredTours: [{ id: 7, title: 'Only a title' }, null, { title: '' }],
          coverage: { cities: [{ city: 'Agra' }, {}] },
          languages: [{ code: 'ur', native_label: 'اردو' }],
          storeLinks: { iosUrl: 'javascript:alert(1)', androidUrl: 'https://play.example/app' },
        },
      }),
  );
  await page.goto('/');
  await expect(page.getByText('No tours are featured at the moment.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No network needed' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Data refreshed');

  await page.reload();
  await expect(row(page).getByRole('listitem')).toHaveText(['Only a title']);
  await expect(page.getByText('Agra', { exact: true })).toBeVisible();
  await expect(page.getByText('اردو')).toHaveAttribute('dir', 'rtl');
  // A non-web URL is replaced by the fallback link.
  await expect(page.getByRole('link', { name: 'App Store' })).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('link', { name: 'Google Play' })).toBeVisible();
  expect(failures).toEqual([]);
});
