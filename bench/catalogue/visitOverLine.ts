import type { Browser, CDPSession, Page } from '@playwright/test';
import { imitateLine, type Line } from '../measure/lines';
import type { MeasuredPage } from './measuredPages';
import type { VisitPlan } from './visitPage';

/** Milliseconds since the navigation; null for what the page has not. */
export interface Start {
  frameMs: number | null;
  firstRowMs: number;
}

export interface LineVisit {
  first: Start;
  /** Until a key typed in the search, once there were rows, is drawn. */
  usableMs: number;
  /** Until the list is there to its last row. */
  completeMs: number;
  /** The second visit, the first whose scripts come from the service worker. */
  next: Start;
  /** The third one, after which nothing gets any faster. */
  later: Start;
  /** One more without a network; null where nothing is shown then. */
  offline: Start | null;
  /** Kilobytes until the first row, by kind. */
  kilobytes: Record<string, number>;
}

const OFFLINE_TIMEOUT_MS = 20_000;
const SETTLED_MS = 15_000;
/** Sidebar and header of the console, drawn by its HTML file or by itself, and of react-admin. */
const FRAME = '#start-frame .side, aside[aria-label="Sidebar"], .RaLayout-appFrame';

/** Sums of encoded bytes by kind of resource since the last call. */
function countBytes(session: CDPSession): () => Record<string, number> {
  const kinds = new Map<string, string>();
  let sums: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    sums[kind] = (sums[kind] ?? 0) + encodedDataLength;
  });
  return () => {
    const taken = sums;
    sums = {};
    return taken;
  };
}

/** Waits for the first row; times are those of the frames in which things were there. */
function readStart(page: Page): Promise<Start> {
  return page.evaluate(() => window.startProbe);
}

/** Instrumentation of a page, run before its own scripts. Nothing in it has a name: tsx keeps names by a helper
 *  that the page does not have. */
function probe([frame, row, complete]: readonly [string, string, string]): void {
  window.startProbe = (async () => {
    for (let frameMs: number | null = null; ;) {
      await new Promise(requestAnimationFrame);
      const [hasFrame, hasRow] = [frame, row].map(
        (selector) => (document.querySelector(selector)?.getBoundingClientRect().width ?? 0) > 0,
      );
      if (hasFrame) frameMs ??= performance.now();
      if (hasRow) return { frameMs, firstRowMs: performance.now() };
    }
  })();
  window.completeProbe = (async () => {
    while (document.querySelector(complete) === null) await new Promise(requestAnimationFrame);
    return performance.now();
  })();
}

/** Types a key in the search and empties it again; milliseconds until the key was drawn. */
async function typeKey(page: Page, search: string): Promise<number> {
  await page.locator(search).focus();
  const drawn = page.evaluate(async (selector) => {
    while (document.querySelector<HTMLInputElement>(selector)?.value === '')
      await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now();
  }, search);
  await page.keyboard.press('a');
  const usableMs = await drawn;
  await page.locator(search).fill('');
  return usableMs;
}

declare global {
  interface Window {
    startProbe: Promise<Start>;
    completeProbe: Promise<number>;
  }
}

/** Visits a page in a new browser profile: for the first time, again, and again without a network. */
export async function visitOverLine(
  browser: Browser,
  measured: MeasuredPage,
  plan: Pick<VisitPlan, 'url' | 'signedIn'> & { line: Line; cpu: number },
): Promise<LineVisit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(measured.isConsole ? { storageState: plan.signedIn } : {}),
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await imitateLine(session, plan.line, plan.cpu);
    const takeBytes = countBytes(session);
    await page.addInitScript(probe, [FRAME, measured.row, measured.complete] as const);
    await page.goto(plan.url + measured.path, { waitUntil: 'commit' });
    const first = await readStart(page);
    const bytes = takeBytes();
    const usableMs = await typeKey(page, measured.search);
    const completeMs = await page.evaluate(() => window.completeProbe);
    await page.waitForTimeout(SETTLED_MS);
    const next = await visitAgain(page);
    const later = await visitAgain(page);
    const offline = measured.isConsole ? await visitOffline(page) : null;
    const kilobytes = Object.entries(bytes).map(([kind, sum]) => [kind, sum / 1000] as const);
    return {
      first,
      usableMs,
      completeMs,
      next,
      later,
      offline,
      kilobytes: Object.fromEntries(kilobytes),
    };
  } finally {
    await context.close();
  }
}

/** Reloads the page and waits for the work that follows its first row. */
async function visitAgain(page: Page): Promise<Start> {
  await page.reload({ waitUntil: 'commit' });
  const start = await readStart(page);
  await page.waitForTimeout(SETTLED_MS / 3);
  return start;
}

async function visitOffline(page: Page): Promise<Start | null> {
  await page.context().setOffline(true);
  try {
    await page.reload({ waitUntil: 'commit', timeout: OFFLINE_TIMEOUT_MS });
    return await readStart(page);
  } catch {
    return null;
  }
}
