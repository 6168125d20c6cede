import type { Browser, Page } from '@playwright/test';
import { startProduct } from '../../scripts/product/startProduct';
import { type Bench } from '../measure/bench';
import { findFreePort } from '../../worker/testing/findFreePort';
import { imitateLine, loopback, requestedLine, type Line } from '../measure/lines';
import { medianOf } from '../measure/median';
import { openBrowser } from '../measure/openBrowser';
import { storedSession, withSignedInPage } from '../measure/signedInPage';
import { findSamplePaths, startScreens, type SamplePaths, type StartScreen } from './startScreens';

const RUNS = Number(process.env['RUNS'] ?? 3);
const SAMPLE_TOURS = process.env['SAMPLE_TOURS'] ?? '10000';
/**
 * Time for a screen's work after its first rendering, in milliseconds: storing data, loading the next screens' code.
 */
const SETTLED_MS = 5000;

/** Milliseconds until a screen showed its first data. */
interface Starts {
  /** By URL, in a new browser profile. */
  firstMs: number;
  /** By URL, again. */
  nextMs: number;
  /** By a click on another screen during a first visit, measured from the click. */
  clickMs: number;
}

interface Site {
  browser: Browser;
  url: string;
  session: string;
  line: Line;
  sample: SamplePaths;
}

// Code that runs in the page contains no named functions: tsx preserves names by a helper that the page lacks.

/** Time on the page's own clock, in milliseconds, of the first frame in which the text of `main` matches a pattern. */
function shownAt(page: Page, shown: string): Promise<number> {
  return page.evaluate(async (source) => {
    const pattern = new RegExp(source);
    while (!pattern.test(document.querySelector('main')?.textContent ?? ''))
      await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now();
  }, shown);
}

const withPage = <Value>({ line, ...site }: Site, run: (page: Page) => Promise<Value>) =>
  withSignedInPage(site, async (page) => {
    await imitateLine(await page.context().newCDPSession(page), line, 1);
    return run(page);
  });

async function measureStarts(screen: StartScreen, site: Site): Promise<Starts> {
  const { sample } = site;
  const [firstMs, nextMs] = await withPage(site, async (page) => {
    await page.goto(screen.path(sample), { waitUntil: 'commit' });
    const first = await shownAt(page, screen.shown);
    await page.waitForTimeout(SETTLED_MS);
    await page.reload({ waitUntil: 'commit' });
    return [first, await shownAt(page, screen.shown)] as const;
  });
  const clickMs = await withPage(site, async (page) => {
    await page.goto(screen.from(sample));
    const { role, name } = screen.click;
    const target = page.getByRole(role, { name }).first();
    await target.waitFor();
    await page.waitForTimeout(SETTLED_MS);
    const clickedAt = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener('click', ({ timeStamp }) => resolve(timeStamp), {
            capture: true,
            once: true,
          });
        }),
    );
    await target.click();
    return (await shownAt(page, screen.shown)) - (await clickedAt);
  });
  return { firstMs, nextMs, clickMs };
}

const formatMs = (values: readonly number[]) => `${Math.round(medianOf(values))} ms`;

/** Starts of each screen over an emulated line (`--line slow-4g`), with 10,000 tours. */
export const benchStarts: Bench = async (parts) => {
  const line = requestedLine(parts) ?? loopback;
  const browser = await openBrowser();
  const product = await startProduct(await findFreePort(), { SAMPLE_TOURS, RATE_LIMITS: 'off' });
  try {
    const { url } = product;
    const session = await storedSession(browser, url);
    const sample = await withSignedInPage({ browser, url, session }, findSamplePaths);
    const site = { browser, url, session, line, sample };
    const rows: string[][] = [];
    for (const screen of startScreens) {
      const runs: Starts[] = [];
      while (runs.length < RUNS) runs.push(await measureStarts(screen, site));
      const median = (key: keyof Starts) => formatMs(runs.map((run) => run[key]));
      rows.push([screen.name, median('firstMs'), median('nextMs'), median('clickMs')]);
    }
    const title = `Starts over ${line.name}, ${SAMPLE_TOURS} tours, median of ${RUNS}`;
    const columns = ['Screen', 'First visit', 'Next visit', 'By a click'];
    return { tables: [{ title, columns, rows }], goals: [] };
  } finally {
    await browser.close();
    await product.stop();
  }
};
