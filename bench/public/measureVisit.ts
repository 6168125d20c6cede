import { type Browser, type Page } from '@playwright/test';
import { countScripts } from '../measure/countScripts';
import { blockingCategories, blockingTime } from './blockingTime';
import { openPhone } from './openPhone';

export interface Visit {
  /** Largest contentful paint. */
  lcpMs: number;
  /** Total blocking time, by wall clock. */
  tbtMs: number;
  /** Total blocking time by the main thread's processor time, as on an idle machine. */
  cpuTbtMs: number;
  /** Cumulative layout shift: the largest session window, as browsers report it. */
  cls: number;
  /** Encoded bytes of all scripts. */
  scriptBytes: number;
  lcpElement: string;
}

interface Figures {
  lcpMs: number;
  lcpElement: string;
  shifts: { atMs: number; value: number }[];
}

declare global {
  interface Window {
    figures: Figures;
  }
}

/** Time for all autonomous work of a page, in milliseconds. */
const QUIET_MS = 3000;

/** Serialised and run in the page: named inner functions would call a compiler helper that the page lacks. */
function watchFigures(): void {
  window.figures = { lcpMs: 0, lcpElement: '', shifts: [] };
  for (const type of ['largest-contentful-paint', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { figures } = window;
        const { startTime: atMs } = entry;
        if (type === 'layout-shift') {
          const value = Number(Reflect.get(entry, 'value'));
          if (Reflect.get(entry, 'hadRecentInput') !== true) figures.shifts.push({ atMs, value });
        } else {
          const element: unknown = Reflect.get(entry, 'element');
          figures.lcpMs = atMs;
          figures.lcpElement =
            element instanceof Element ? `${element.localName}.${element.className}` : '';
        }
      }
    }).observe({ type, buffered: true });
  }
}

/** Largest session window of layout shifts: gaps below 1 s, at most 5 s in all. */
function clsOf(shifts: Figures['shifts']): number {
  let worst = 0;
  let sessionWindow = { startMs: -Infinity, lastMs: -Infinity, value: 0 };
  for (const { atMs, value } of shifts) {
    const isSameWindow = atMs - sessionWindow.lastMs < 1000 && atMs - sessionWindow.startMs < 5000;
    sessionWindow = isSameWindow
      ? { ...sessionWindow, lastMs: atMs, value: sessionWindow.value + value }
      : { startMs: atMs, lastMs: atMs, value };
    worst = Math.max(worst, sessionWindow.value);
  }
  return worst;
}

/** Measures a first visit to a page by a phone on a slow network. */
export async function measureVisit(
  browser: Browser,
  url: string,
  isReady: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  const { page, session, close } = await openPhone(browser, true);
  const scriptBytes = countScripts(session);
  await page.addInitScript(watchFigures);
  await browser.startTracing(page, { categories: blockingCategories });
  await page.goto(url, { waitUntil: 'load' });
  await isReady(page);
  await page.waitForTimeout(QUIET_MS);
  const blocking = blockingTime(await browser.stopTracing());
  const { lcpMs, lcpElement, shifts } = await page.evaluate(() => window.figures);
  await close();
  return {
    lcpMs,
    lcpElement,
    tbtMs: blocking.clockMs,
    cpuTbtMs: blocking.cpuMs,
    cls: clsOf(shifts),
    scriptBytes: scriptBytes(),
  };
}
