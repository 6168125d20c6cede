import { type Page } from '@playwright/test';

/** Cumulative layout shift below which no movement is perceived. */
const MAX_SHIFT = 0.02;

declare global {
  interface Window {
    layoutShifts: { value: number; names: string }[];
  }
}

/** Collects the layout shifts of every page from its first frame on (Layout Instability, W3C draft, 2.2). */
export async function collectShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { node: Node | null }[];
        }; // LayoutShift, which TypeScript's DOM types lack
        if (hadRecentInput) continue;
        const names = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : '',
        );
        window.layoutShifts.push({ value, names: names.join(' ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shifts of the page with the elements that moved, when their sum exceeds the limit; otherwise empty. */
export async function shiftsBeyondLimit(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  return total <= MAX_SHIFT
    ? []
    : shifts.map(({ value, names }) => `${value.toFixed(3)}: ${names.slice(0, 300)}`);
}
