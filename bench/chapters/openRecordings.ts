import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { watchMemory } from './watchMemory';

/** One opening of a recording in the product; times in milliseconds, memory in MB. */
export interface Opening {
  /** Milliseconds from the last byte to the overview. */
  toOverview: number;
  toExact: number;
  /** Longest task of the page's own thread while the recording was drawn. */
  longestTask: number;
  peakMegabytes: number;
  /** Milliseconds from reopening with a filled cache to the painted frame, in the same tab. */
  toReopened: number;
  /** Milliseconds to the painted frame in a freshly loaded page with a filled cache, while the page is busy loading. */
  toReloaded: number;
}

/** Marks the frame that shows a recording from the cache. */
const MARK_DRAWN = `{
  const mark = performance.mark.bind(performance);
  performance.mark = (name, options) => {
    if (name === 'recording known') {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => mark('recording drawn');
        port2.postMessage(null);
      });
    }
    return mark(name, options);
  };
}`;

interface Mark {
  name: string;
  at: number;
}

/** Polled at long intervals: polling in every frame would make the page draw sixty times a second. */
const WAIT = { timeout: 240_000, polling: 100 };

/** Waits until a recording is completely drawn. */
export async function waitForExactPeaks(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('recording exact').length > 0,
    undefined,
    WAIT,
  );
}

async function marksOf(page: Page): Promise<Mark[]> {
  await waitForExactPeaks(page);
  return page.evaluate(() =>
    performance.getEntriesByType('mark').map(({ name, startTime }) => ({ name, at: startTime })),
  );
}

function timeOf(marks: readonly Mark[], step: string): number {
  return marks.findLast(({ name }) => name === `recording ${step}`)?.at ?? NaN;
}

/** Milliseconds from the start of the last opening to its painted frame. */
async function untilDrawn(page: Page): Promise<number> {
  await page.waitForFunction(
    () => performance.getEntriesByName('recording drawn').length > 0,
    undefined,
    WAIT,
  );
  const marks = await marksOf(page);
  return timeOf(marks, 'drawn') - timeOf(marks, 'opened');
}

async function reopen(page: Page): Promise<number> {
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('tab', { name: 'Details', selected: true }).waitFor();
  // Other work of the page has settled by then; a person would be no faster.
  await page.waitForTimeout(1000);
  await page.evaluate(() => performance.clearMarks());
  await page.getByRole('tab', { name: 'Audio & Chapters' }).click();
  return untilDrawn(page);
}

async function forgetRecordings(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const names = databases.flatMap(({ name }) => (name?.includes('sounds') ? [name] : []));
    await Promise.all(
      names.map(
        (name) =>
          new Promise((resolve) => {
            const request = indexedDB.deleteDatabase(name);
            request.onsuccess = resolve;
            request.onblocked = resolve;
          }),
      ),
    );
  });
}

async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const name = (await indexedDB.databases()).find((each) => each.name?.includes('sounds'))?.name;
    if (name === undefined) return false;
    return new Promise<boolean>((resolve) => {
      const request = indexedDB.open(name);
      request.onerror = () => resolve(false);
      request.onsuccess = () => {
        const count = request.result.transaction('files').objectStore('files').count();
        count.onsuccess = () => {
          request.result.close();
          resolve(count.result > 0);
        };
      };
    });
  });
}

/** Opens a recording in a new page with an empty cache, then again with a filled one. */
export async function openOnce(
  browser: Browser,
  context: BrowserContext,
  url: string,
  path: string,
): Promise<Opening> {
  const page = await context.newPage();
  try {
    await page.goto(`${url}/health`);
    await forgetRecordings(page);
    await page.addInitScript(MARK_DRAWN);
    await page.addInitScript(() => {
      const tasks: { at: number; duration: number }[] = [];
      Object.assign(window, { benchTasks: tasks });
      new PerformanceObserver((list) =>
        list
          .getEntries()
          .forEach(({ startTime, duration }) => tasks.push({ at: startTime, duration })),
      ).observe({ entryTypes: ['longtask'] });
    });
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    const peak = await watchMemory(browser);
    const marks = await marksOf(page);
    const peakMegabytes = peak();
    const tasks: { at: number; duration: number }[] = await page.evaluate('benchTasks');
    const [fetched, exact] = [timeOf(marks, 'fetched'), timeOf(marks, 'exact')];
    const during = tasks.filter(({ at, duration }) => at + duration > fetched && at < exact);
    const preview = timeOf(marks, 'preview');
    await isKept(page);
    await page.goto(`${url}${path}`);
    const toReloaded = await untilDrawn(page);
    const toReopened = await reopen(page);
    return {
      toOverview: (Number.isNaN(preview) ? exact : preview) - fetched,
      toExact: exact - fetched,
      longestTask: Math.max(0, ...during.map(({ duration }) => duration)),
      peakMegabytes,
      toReopened,
      toReloaded,
    };
  } finally {
    await page.close();
  }
}
