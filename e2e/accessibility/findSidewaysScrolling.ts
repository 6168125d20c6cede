import { type Page } from '@playwright/test';

/** 400 % zoom of a window 1280 px wide. */
const NARROW = { width: 320, height: 640 };
/** Parts that need two dimensions may scroll in their own region: tables, and a waveform over time. */
export const TWO_DIMENSIONAL = '[role="grid"], table, [data-two-dimensional]';

/**
 * Elements that scroll sideways in a window 320 px wide, the page itself first; only content that needs two dimensions
 * may (WCAG 2.2, 1.4.10).
 */
export async function findSidewaysScrolling(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(NARROW);
  const found = await page.evaluate(async (exempt) => {
    // Script-driven layout has settled after two frames.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const canScroll = (element: Element) =>
      element === document.documentElement ||
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    return [...document.querySelectorAll('*')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && canScroll(element))
      .filter((element) => element.checkVisibility() && element.closest(exempt) === null)
      .filter((element) => element.querySelector(':scope > table') === null)
      .map(({ tagName, className, scrollWidth, clientWidth }) => {
        return `${tagName}.${String(className)}: ${scrollWidth} in ${clientWidth} px`;
      });
  }, TWO_DIMENSIONAL);
  if (before !== null) await page.setViewportSize(before);
  return found;
}
