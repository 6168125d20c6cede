import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { watchMemory } from './watchMemory';

/** One opening of a recording in the product. Milliseconds and MB. */
export interface Opening {
  /** From the last byte. */
  toOverview: number;
  toExact: number;
  /** The longest task of the page's own thread while the recording was drawn. */
  longestTask: number;
  peakMegabytes: number;
  /** From the start of opening it again, with the cache filled. */
  toReopened: number;
}

interface Mark {
  name: string;
  at: number;
}

const LONGEST_WAIT_MS = 240_000;

async function marksOf(page: Page): Promise<Mark[]> {
  await page.waitForFunction(
    () => performance.getEntriesByName('recording exact').length > 0,
    undefined,
    { timeout: LONGEST_WAIT_MS },
  );
  return page.evaluate(() =>
    performance.getEntriesByType('mark').map(({ name, startTime }) => ({ name, at: startTime })),
  );
}

function timeOf(marks: readonly Mark[], step: string): number {
  return marks.findLast(({ name }) => name === `recording ${step}`)?.at ?? NaN;
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

/** Opens a recording in a page of its own, with an empty cache; then again with a full one. */
export async function openOnce(
  browser: Browser,
  context: BrowserContext,
  address: string,
  path: string,
): Promise<Opening> {
  const page = await context.newPage();
  try {
    await page.goto(`${address}/health`);
    await forgetRecordings(page);
    await page.addInitScript(() => {
      const tasks: { at: number; duration: number }[] = [];
      Object.assign(window, { benchTasks: tasks });
      new PerformanceObserver((list) =>
        list
          .getEntries()
          .forEach(({ startTime, duration }) => tasks.push({ at: startTime, duration })),
      ).observe({ entryTypes: ['longtask'] });
    });
    await page.goto(`${address}${path}`, { waitUntil: 'commit' });
    const peak = await watchMemory(browser);
    const marks = await marksOf(page);
    const peakMegabytes = peak();
    const tasks: { at: number; duration: number }[] = await page.evaluate('benchTasks');
    const [fetched, exact] = [timeOf(marks, 'fetched'), timeOf(marks, 'exact')];
    const during = tasks.filter(({ at, duration }) => at + duration > fetched && at < exact);
    const preview = timeOf(marks, 'preview');
    await isKept(page);
    await page.goto(`${address}${path}`);
    const again = await marksOf(page);
    return {
      toOverview: (Number.isNaN(preview) ? exact : preview) - fetched,
      toExact: exact - fetched,
      longestTask: Math.max(0, ...during.map(({ duration }) => duration)),
      peakMegabytes,
      toReopened: timeOf(again, 'exact') - timeOf(again, 'opened'),
    };
  } finally {
    await page.close();
  }
}
