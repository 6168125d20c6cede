import { expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { test } from './guardedPage';
import { complaintsOf, screenFaults, type ScreenFault } from './screenFaults';
import { storeSession } from './signIn';

/** All faults with `npm run faults -- --browser`. */
const isWhole = process.env['FAULTS'] === 'all';
/** Milliseconds after which a read is abandoned. */
const GIVEN_UP_MS = 10_500;

const allFaults = Object.keys(screenFaults);
const faultNames = isWhole ? allFaults : allFaults.slice(0, 3);
const named = (name: string): ScreenFault => {
  const fault = screenFaults[name];
  if (fault === undefined) throw new Error(`No fault ${name}`);
  return fault;
};

interface Faulty {
  page: Page;
  failures: string[];
  setFault: (fault: ScreenFault | null) => void;
}

/** Opens a page for a signed-in person on a device without a cache; its calls meet the current fault. */
async function openFaulty(page: Page, options: BrowserContextOptions): Promise<Faulty> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('No browser');
  const context = await browser.newContext(options);
  const faulty = await context.newPage();
  const failures: string[] = [];
  faulty.on('pageerror', (failure) => failures.push(String(failure)));
  let current: ScreenFault | null = null;
  await faulty.clock.install();
  await faulty.route(/\/(api\/|upload$)/, (route) =>
    current === null ? route.continue() : current(route),
  );
  return { page: faulty, failures, setFault: (fault) => (current = fault) };
}

/** Navigates to another screen like a link of the console. */
const visit = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Takes one fault through all screens, each of which must report it and offer a way on. */
async function walk({ page }: Faulty, name: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (name === 'hanging') await page.clock.fastForward(GIVEN_UP_MS);
    try {
      await expect.poll(() => complaintsOf(page), { timeout: 15_000 }).toEqual([]);
    } catch {
      found.push(`${path}: ${(await complaintsOf(page)).join(', ')}`);
    }
  }
  return found;
}

async function screensOf(page: Page): Promise<string[]> {
  const link = async (title: string) =>
    (await page.getByRole('link', { name: title }).first().getAttribute('href')) ?? '';
  await page.goto('/admin/tours?q=mahabalipuram');
  const tour = await link('Mahabalipuram: Stone and Sea');
  if (!isWhole) return ['/admin/tours', tour, '/admin/languages', '/admin/management'];
  await page.goto(`${tour}/sections`);
  const section = await link('The Shore Temple');
  const lists = [
    'dashboard',
    'tours',
    'completeness',
    'translate?lang=ur',
    'languages',
    'management',
  ];
  const more = [
    'management?tab=activity',
    'notifications',
    'analytics',
    'analytics?tab=tours',
    'media',
  ];
  const ofTour = [tour, `${tour}/translations`, `${tour}/sections`];
  const ofSection = [section, `${section}/translations`, `${section}/audio`];
  return [...[...lists, ...more].map((name) => `/admin/${name}`), ...ofTour, ...ofSection];
}

test('a screen whose calls fail says so and leads on, and what was typed stays', async ({
  page,
  baseURL,
}) => {
  if (isWhole) test.setTimeout(1_200_000);
  await storeSession(page);
  const paths = await screensOf(page);
  const storageState = await page.context().storageState();
  const options: BrowserContextOptions = { storageState, serviceWorkers: 'block' };
  if (baseURL !== undefined) options.baseURL = baseURL;
  for (const name of faultNames) {
    const faulty = await openFaulty(page, options);
    faulty.setFault(named(name));
    await faulty.page.goto('/admin/outbox');
    expect.soft(await walk(faulty, name, paths), name).toEqual([]);

    // Text typed into a failing form is preserved.
    const label = `Fault ${name}`;
    faulty.setFault(null);
    await faulty.page.goto('/admin/languages');
    await faulty.page.getByRole('button', { name: 'Add language' }).click();
    const dialog = faulty.page.getByRole('dialog', { name: 'Add language' });
    // ISO 639 reserves qaa to qtz for private use.
    const letter = String.fromCharCode(97 + faultNames.indexOf(name));
    await dialog.locator('[name="code"]').fill(`q${letter}a`);
    await dialog.locator('[name="label"]').fill(label);
    faulty.setFault(named(name));
    const add = dialog.getByRole('button', { name: 'Add language' });
    const sent = faulty.page.waitForRequest((request) => request.method() === 'POST');
    await add.click();
    await sent;
    // A write has a longer time-out, without a spinner meanwhile.
    if (name === 'hanging') {
      await faulty.page.clock.fastForward(GIVEN_UP_MS);
      await expect(dialog.getByText(/^No answer yet/)).toBeVisible();
      expect(await complaintsOf(faulty.page)).toEqual([]);
      await faulty.page.clock.fastForward(30_000);
    }
    if (name === 'another type') {
      // A write with status 200 and JSON counts as done, whatever the JSON contains.
      await expect(dialog).toBeHidden();
    } else {
      await expect(add).toBeEnabled();
      await expect(dialog.locator('[name="label"]')).toHaveValue(label);
    }
    expect.soft(await complaintsOf(faulty.page), `${name}, adding`).toEqual([]);
    expect.soft(faulty.failures, name).toEqual([]);
    await faulty.page.context().close();
  }
});
