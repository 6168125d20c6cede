import { type Page } from '@playwright/test';

/** Milliseconds from the last byte of a recording. */
export interface Drawing {
  overviewMs: number;
  exactMs: number;
}

const TIMEOUT_MS = 600_000;
/**
 * Polling interval in milliseconds: each poll takes time of the page, and WebDriver aborts scripts that wait for
 * minutes.
 */
const LOOK_MS = 1000;

/** Opens a recording in the chapter editor without a cache, until completely drawn. */
export async function drawRecording(page: Page, path: string): Promise<Drawing> {
  await page.goto(path);
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const [fetched, preview, exact] = await page.evaluate(() =>
      ['fetched', 'preview', 'exact'].map(
        (step) => performance.getEntriesByName(`recording ${step}`)[0]?.startTime ?? null,
      ),
    );
    if (typeof fetched === 'number' && typeof exact === 'number') {
      return { overviewMs: (preview ?? exact) - fetched, exactMs: exact - fetched };
    }
    if (Date.now() > deadline) throw new Error('The recording was not drawn');
    await page.waitForTimeout(LOOK_MS);
  }
}
