import type { Browser, CDPSession, Page } from '@playwright/test';
import { imitateLine, type Line } from '../measure/lines';
import type { MeasuredPage } from './measuredPages';
import type { VisitPlan } from './visitPage';

/** Milliseconds since the navigation; null for parts that the page lacks. */
export interface Start {
  frameMs: number | null;
  firstRowMs: number;
}

export interface LineVisit {
  first: Start;
  /** Time until a key typed into the search, once rows are shown, is drawn. */
  usableMs: number;
  /** Time until the list is complete. */
  completeMs: number;
  /** The second visit, the first whose scripts come from the service worker. */
  next: Start;
  /** The third visit, after which nothing gets faster. */
  later: Start;
  /** Another visit, offline; null when nothing is shown. */
  offline: Start | null;
  /** Kilobytes received before the first row, by kind. */
  kilobytes: Record<string, number>;
}

const OFFLINE_TIMEOUT_MS = 20_000;
const SETTLED_MS = 15_000;
/** Sidebar and header, of the console (from its HTML file or its own rendering) and of react-admin. */
const FRAME = '#start-frame .side, aside[aria-label="Sidebar"], .RaLayout-appFrame';

/** Returns a function that sums encoded bytes by resource kind since its last call. */
function countBytes(session: CDPSession): () => Record<string, number> {
  const kinds = new Map<string, string>();
  let sums: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    sums[kind] = (sums[kind] ?? 0) + encodedDataLength;
  });
  return () => {
    const previous = sums;
    sums = {};
    return previous;
  };
}

/** Waits for the first row; times are those of the frames in which the parts appeared. */
function readStart(page: Page): Promise<Start> {
  return page.evaluate(() => window.startProbe);
}

/**
 * Instrumentation of a page, run before its own scripts. Contains no named functions: tsx preserves names by a helper
 * that the page lacks.
 */
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

/** Types a key into the search and clears it; returns the milliseconds until the key was drawn. */
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

/** Visits a page in a new browser profile: for the first time, again, and offline. */
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

/** Reloads the page and waits for the work after its first row. */
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
