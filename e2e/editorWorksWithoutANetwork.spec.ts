import { type Page } from '@playwright/test';
import { expect } from './engineTest';
import { test, type FaultProxy } from './faultProxy';
import { openNewTour } from './createTour';

test.use({ serviceWorkers: 'allow' });

const away = () => 'lost' as const;
const there = () => 'pass' as const;
const unsent = (page: Page) => page.getByRole('banner').getByRole('link', { name: /unsent/ });
const saved = (page: Page) => page.getByText(/^Saved on this device/).first();

async function addSectionOffline(page: Page, tour: string, title: string, faults: FaultProxy) {
  await page.goto(`${tour}/sections`);
  await page
    .getByRole('link', { name: /Add Section/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  faults.chooseFault = away;
  await page.getByRole('button', { name: 'Create section' }).click();
  await expect(saved(page)).toBeVisible();
}

/** Ends the session on every device on the server side; this device still holds its tokens. */
async function revokeSession(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name)) ?? '';
    const token = String(JSON.parse(localStorage.getItem(key) ?? '{}').access_token);
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch('/auth/v1/logout?scope=global', { method: 'POST', headers })).status;
  });
  expect(status).toBe(204);
}

async function togglePublication(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Publish|Unpublish)$/ }).click();
}

test('what is edited without a network is kept over a reload, and arrives once and in order', async ({
  page,
  faults,
}) => {
  const tour = await openNewTour(page);
  await addSectionOffline(page, tour, 'Written on the train', faults);
  await expect(page.getByRole('row', { name: /Written on the train/ })).toContainText('Saved here');
  await expect(unsent(page)).toHaveText('1 unsent');
  await page.getByRole('link', { name: 'Written on the train' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('Written on a slow train');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Written on a slow train' }),
  ).toBeVisible();
  const temporary = page.url();
  await page.reload();
  await expect(unsent(page)).toBeVisible();

  let lost = 0;
  faults.chooseFault = ({ method, path }) => {
    const isFirst = method === 'POST' && path.endsWith('/sections') && (lost += 1) === 1;
    return isFirst ? 'response lost' : 'pass';
  };
  await expect(unsent(page)).toHaveCount(0, { timeout: 45_000 });
  await page.goto(`${tour}/sections`);
  await expect(page.getByRole('link', { name: 'Written on a slow train' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Written on the train' })).toHaveCount(0);
  expect(page.url()).not.toBe(temporary);
});

test(
  'a page that dies in the middle of a write loses nothing that was said to be saved',
  { tag: '@chromium' },
  async ({ page, context, faults }) => {
    await openNewTour(page);
    faults.chooseFault = away;
    await togglePublication(page);
    await expect(saved(page)).toBeVisible();
    await togglePublication(page);
    const devtools = await context.newCDPSession(page);
    const died = page.waitForEvent('crash');
    // A crashed renderer does not respond.
    devtools.send('Page.crash').catch(() => undefined); // The page dies before it responds.
    await died;

    const next = await context.newPage();
    await next.goto('/admin/outbox');
    await expect(next.getByRole('list', { name: 'Unsent edits' })).toContainText(/ublished/);
    faults.chooseFault = there;
    await expect(next.getByText('Everything has been sent')).toBeVisible({ timeout: 45_000 });
    await next.close();
  },
);

test('two tabs see the same, one of them sends, and an ended session holds it for the same person', async ({
  page,
  context,
  faults,
}) => {
  const tour = await openNewTour(page);
  const other = await context.newPage();
  await other.goto(tour);
  await expect(other.getByRole('button', { name: /^(Publish|Unpublish)$/ })).toBeVisible();
  const before = await other.getByRole('button', { name: /^(Publish|Unpublish)$/ }).innerText();
  faults.chooseFault = away;
  await togglePublication(page);
  await expect(saved(page)).toBeVisible();
  await expect(unsent(other)).toHaveText('1 unsent');
  await expect(other.getByRole('button', { name: /^(Publish|Unpublish)$/ })).not.toHaveText(before);

  // The worker rejects the session, and it cannot be refreshed.
  await revokeSession(page);
  faults.writes.length = 0;
  faults.chooseFault = () => ({ status: 401, body: { error: 'expired' } });
  await page.goto(tour);
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  faults.chooseFault = there;
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Asha Menon' }).click();
  await page.waitForURL(/\/admin\//);
  await expect
    .poll(() => faults.writes.filter(({ method }) => method === 'PATCH').length, {
      timeout: 30_000,
    })
    .toBe(1);
  await expect(unsent(page)).toHaveCount(0);
  await expect(unsent(other)).toHaveCount(0);
});

test('a sign-out leaves no byte of what was unsent', async ({ page, faults }) => {
  const CANARY = 'canary-7f3a9';
  const tour = await openNewTour(page);
  await addSectionOffline(page, tour, CANARY, faults);
  await page.getByRole('button', { name: /sign out/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('discards 1 unsent edit');
  await dialog.getByRole('textbox').fill('discard');
  await dialog.getByRole('button', { name: 'Discard and sign out' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByText(/^Signed out/)).toBeVisible();
  const left = await page.evaluate(async (canary) => {
    const found: string[] = [];
    for (const { name } of await indexedDB.databases()) found.push(`database ${name}`);
    for (const storage of [localStorage, sessionStorage]) {
      for (const [key, value] of Object.entries(storage)) {
        if (`${key}${String(value)}`.includes(canary)) found.push(key);
      }
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.text();
        if (body?.includes(canary)) found.push(request.url);
      }
    }
    return found;
  }, CANARY);
  expect(left).toEqual([]);
});
