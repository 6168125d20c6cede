import { type Page } from '@playwright/test';
import { type Query } from '../catalogue/chooseQueries';
import { consolePage } from '../catalogue/measuredPages';

/** Milliseconds of one visit to the tour list. */
export interface ListVisit {
  coldMs: number;
  reloadMs: number;
  /** Times from the last key of a query to the paint of its rows. */
  foundMs: readonly number[];
}

const BETWEEN_KEYS_MS = 80;
/** Time for the page's work after its first row, in milliseconds: storing the list, precaching the build. */
const SETTLED_MS = 3500;
const NAVIGATION_TIMEOUT_MS = 30_000;

/** Milliseconds from a navigation to the paint of the first row; the probe starts in the new document. */
async function firstRowAfter(page: Page, probe: string, navigate: () => void): Promise<number> {
  await page.evaluate(() => void Object.assign(window, { isLeft: true }));
  await page.evaluate(navigate);
  const deadline = Date.now() + NAVIGATION_TIMEOUT_MS;
  for (;;) {
    try {
      await page.evaluate(probe);
      return await page.evaluate(() => window.probe.firstRow);
    } catch (failure) {
      // Still the old document, or none.
      if (Date.now() > deadline) throw failure;
    }
  }
}

async function typeQuery(page: Page, { text, first }: Query): Promise<number> {
  const field = page.locator(consolePage.search);
  await field.fill('');
  await page.waitForTimeout(700);
  await field.focus();
  await page.evaluate(([row, keys]) => window.probe.expectRow(row, keys), [
    first,
    text.length,
  ] as const);
  for (const key of text) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_KEYS_MS);
  }
  return page.evaluate(() => window.probe.found());
}

/** Opens the list without a cache, again with everything cached, and searches in it. */
export async function visitList(
  page: Page,
  { probe, queries }: { probe: string; queries: readonly Query[] },
): Promise<ListVisit> {
  const inNewDocument = `(() => {
    if (window.isLeft === true) throw new Error('The page is left');
    window.probedRow = ${JSON.stringify(consolePage.row)};
    ${probe}
  })()`;
  const coldMs = await firstRowAfter(page, inNewDocument, () => location.assign('/admin/tours'));
  await page.waitForTimeout(SETTLED_MS);
  const reloadMs = await firstRowAfter(page, inNewDocument, () => location.reload());
  await page.waitForTimeout(SETTLED_MS);
  const foundMs: number[] = [];
  for (const query of queries) foundMs.push(await typeQuery(page, query));
  return { coldMs, reloadMs, foundMs };
}
