import { expect, type Page, type Route } from '@playwright/test';
import { test } from './guardedPage';
import { chooseRecording, openRecording, removeAllChapters } from './openSampleRecording';
import { storeSession } from './signIn';

/** Recording without chapters in the sample catalogue. */
const narration = { section: 'The Five Rathas', recording: 'Les Cinq Rathas' };
const RESPONSE_DELAY_MS = 1500;

// Requests of a service worker cannot be routed.
test.use({ serviceWorkers: 'block' });

/** Responds late to a request, after the worker has carried it out. */
async function respondLate(route: Route): Promise<void> {
  const response = await route.fetch();
  await new Promise((resolve) => setTimeout(resolve, RESPONSE_DELAY_MS));
  // The requesting page may be gone.
  await route.fulfill({ response }).catch(() => undefined);
}

/** Hides the worker's idempotency extension from the page, and the keys from the worker. */
async function withoutExtensions(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const headers = await request.allHeaders();
    delete headers['idempotency-key'];
    const response = await route.fetch({ headers });
    const own = response.headers();
    delete own['kathayatra-extensions'];
    // The requesting page may be gone.
    await route.fulfill({ response, headers: own }).catch(() => undefined);
  });
}

const cells = (page: Page) => page.getByRole('button', { name: /^Title of chapter/ });

for (const hasExtensions of [true, false]) {
  const worker = hasExtensions ? 'a worker with idempotency keys' : 'a worker without extensions';
  test(`chapters that are being saved when the page is reloaded are stored once, by ${worker}`, async ({
    page,
  }) => {
    if (!hasExtensions) await withoutExtensions(page);
    await storeSession(page);
    await openRecording(page, narration);
    const add = page.getByRole('button', { name: 'Add Chapter' });
    await add.click();
    for (const start of ['0:10', '0:20']) {
      await page.keyboard.press('Enter');
      await add.click();
      await page.keyboard.press('Tab');
      await page.keyboard.insertText(start);
      await page.keyboard.press('Enter');
    }
    await expect(cells(page)).toHaveCount(3);

    const chapters = /\/api\/media\/[^/]+\/chapters$/;
    await page.route(chapters, (route) =>
      route.request().method() === 'POST' ? respondLate(route) : route.fallback(),
    );
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && chapters.test(request.url()),
    );
    await page.getByRole('button', { name: 'Save chapters' }).click();
    await sent;
    await expect(page.getByText('Saving 1 of 3')).toBeVisible();
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.waitForTimeout(RESPONSE_DELAY_MS / 2);
    await page.reload();
    expect(questions).toEqual(['beforeunload']);
    await chooseRecording(page, narration.recording);

    await expect(page.getByText('Restored unsaved changes: 2 chapters')).toBeVisible();
    await expect(cells(page)).toHaveCount(3);
    await expect(page.getByText('Chapter times overlap with existing chapter')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save chapters' }).click();
    await expect(page.getByText('2 chapters saved')).toBeVisible();
    await expect(page.getByText(/^(Unsaved|Restored)/)).toHaveCount(0);
    await page.unroute(chapters);
    await page.reload();
    await chooseRecording(page, narration.recording);
    await expect(cells(page)).toHaveCount(3);
    await removeAllChapters(page);
  });
}
