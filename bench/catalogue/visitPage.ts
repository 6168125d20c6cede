import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { countScripts } from '../measure/countScripts';
import { medianOf } from '../measure/median';
import type { Query } from './chooseQueries';
import { watchMainThread } from './mainThreadWork';
import type { MeasuredPage } from './measuredPages';
import type { Frames } from './probe';

export interface Visit {
  coldMs: number;
  reloadMs: number;
  /** Milliseconds from the last key of each query to the paint of its rows. */
  foundMs: readonly number[];
  keyMs: number;
  slowKeyMs: number;
  /** Main-thread processor time of a key, and of a toggle. */
  keyWorkMs: number;
  toggleWorkMs: number;
  /** Null when there is nothing to scroll. */
  frames: Frames | null;
  /** Null when rows cannot be changed. */
  toggleMs: number | null;
  heapMegabytes: number;
  /** Encoded bytes of the scripts requested before the first row. */
  scriptBytes: number;
}

export interface VisitPlan {
  url: string;
  /** Storage state of a signed-in user. */
  signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
  probe: string;
  queries: readonly Query[];
  slowQueries: readonly Query[];
}

const BETWEEN_KEYS_MS = 80;
const SLOWDOWN = 4;
const TOGGLES = 5;
const SCROLL_MS = 5000;
/** Time for the page's work after its first row, such as storing the list, in milliseconds. */
const SETTLED_MS = 3500;

type Work = () => Promise<number>;

/** Types each query at human speed, and clears the field in between. */
async function typeQueries(
  page: Page,
  { search }: MeasuredPage,
  queries: readonly Query[],
  work: Work,
) {
  const field = page.locator(search);
  const foundMs: number[] = [];
  let [keys, workMs] = [0, 0];
  for (const { text, first } of queries) {
    await field.fill('');
    await page.waitForTimeout(700);
    await field.focus();
    await page.evaluate(([row, keys]) => window.probe.expectRow(row, keys), [
      first,
      text.length,
    ] as const);
    const before = await work();
    await page.keyboard.type(text, { delay: BETWEEN_KEYS_MS });
    foundMs.push(await page.evaluate(() => window.probe.found()));
    workMs += (await work()) - before;
    keys += text.length;
  }
  await page.waitForTimeout(200);
  const keyMs = await page.evaluate(() => window.probe.takeLongestKey());
  await field.fill('');
  await page.waitForTimeout(1000);
  return { foundMs, keyMs, keyWorkMs: workMs / keys };
}

/** Scrolls with the wheel from the first row to the last. */
async function scrollAll(page: Page, session: CDPSession): Promise<Frames> {
  const scroller = page.locator('.MuiDataGrid-virtualScroller');
  const [box, height] = [
    await scroller.boundingBox(),
    await scroller.evaluate((e) => e.scrollHeight),
  ];
  if (box === null) throw new Error('Nothing to scroll');
  await page.evaluate(() => window.probe.startFrames());
  await session.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    yDistance: -height,
    speed: Math.round(height / (SCROLL_MS / 1000)),
    gestureSourceType: 'mouse',
  });
  return page.evaluate(() => window.probe.stopFrames());
}

async function toggleRows(page: Page, toggle: string, work: Work) {
  const durations: number[] = [];
  const before = await work();
  for (let index = 2; index < 2 + TOGGLES; index += 1) {
    await page.evaluate(([each, at]) => window.probe.watchClick(each, at), [
      toggle,
      index,
    ] as const);
    await page.locator(toggle).nth(index).click();
    durations.push(await page.evaluate(() => window.probe.changed()));
    await page.waitForTimeout(400);
  }
  return { toggleMs: medianOf(durations), toggleWorkMs: ((await work()) - before) / TOGGLES };
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

/** Waits for the page's work after its first row; a service worker is ready once it has precached the build. */
async function waitUntilSettled(page: Page, { isConsole }: MeasuredPage) {
  if (isConsole) await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForTimeout(SETTLED_MS);
}

/** Measures one visit of a page in a new browser profile. */
export async function visitPage(
  browser: Browser,
  measured: MeasuredPage,
  { url, signedIn, probe, queries, slowQueries }: VisitPlan,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(measured.isConsole ? { storageState: signedIn } : {}),
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const scriptBytes = countScripts(session);
    await page.addInitScript(`window.probedRow = ${JSON.stringify(measured.row)};\n${probe}`);
    const firstRow = () => page.evaluate(() => window.probe.firstRow);

    await page.goto(url + measured.path, { waitUntil: 'commit' });
    const coldMs = await firstRow();
    const bytes = scriptBytes();
    await waitUntilSettled(page, measured);
    await page.reload({ waitUntil: 'commit' });
    const reloadMs = await firstRow();
    await waitUntilSettled(page, measured);
    const heapMegabytes = await heapOf(session);

    const work = await watchMainThread(session);
    const { foundMs, keyMs, keyWorkMs } = await typeQueries(page, measured, queries, work);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    // Reloaded, because a slow machine is slow from the moment the page opens.
    await page.reload({ waitUntil: 'commit' });
    await firstRow();
    await waitUntilSettled(page, measured);
    const { keyMs: slowKeyMs } = await typeQueries(page, measured, slowQueries, work);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.waitForTimeout(500);
    const toggled =
      measured.toggle === null
        ? { toggleMs: null, toggleWorkMs: NaN }
        : await toggleRows(page, measured.toggle, work);
    const frames = measured.hasAllRows ? await scrollAll(page, session) : null;
    return {
      coldMs,
      reloadMs,
      foundMs,
      keyMs,
      slowKeyMs,
      keyWorkMs,
      toggleMs: toggled.toggleMs,
      toggleWorkMs: toggled.toggleWorkMs,
      frames,
      heapMegabytes,
      scriptBytes: bytes,
    };
  } finally {
    await context.close();
  }
}
