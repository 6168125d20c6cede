import { type Page } from '@playwright/test';

interface TabStop {
  /** True when the focus is on the body: Tab left the page, or the focus was lost. */
  isBody: boolean;
  /** True when the stop was visited before, which completes the tab cycle. */
  isKnown: boolean;
  /** The page's URL, which focusing must not change. */
  url: string;
  faults: string[];
}

/** Runs in the page. */
function examineStop(step: number): TabStop {
  const element = document.activeElement;
  const url = location.href;
  if (element === null || element === document.body) {
    return { isBody: true, isKnown: false, url, faults: [] };
  }
  const knownStep = element.getAttribute('data-tab-stop');
  element.setAttribute('data-tab-stop', String(step));
  const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const name = `${element.tagName} “${label.trim().slice(0, 40)}”`;

  // Even under reduced motion every change is a (very short) transition.
  void getComputedStyle(element).outlineWidth;
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  /** The ring of a field or switch may be drawn by the control that contains it. */
  const around = [element, element.parentElement, element.parentElement?.parentElement];
  const drawing = around.flatMap((each) => (each ? [each, each.nextElementSibling] : []));
  /** Border of a field, which is thin without focus. */
  const border = element.parentElement?.querySelector(':scope > fieldset');
  const isFramed = border ? parseFloat(getComputedStyle(border).borderTopWidth) >= 2 : false;
  const hasRing = drawing.some((each) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
  });

  const rect = element.getBoundingClientRect();
  const left = Math.max(rect.left, 0);
  const right = Math.min(rect.right, innerWidth);
  const top = Math.max(rect.top, 0);
  const bottom = Math.min(rect.bottom, innerHeight);
  const isOutside = right - left < 1 || bottom - top < 1;
  /** Not counted as covering: its own parts, its label, and a tooltip, which Escape dismisses. */
  const isSeenAt = (x: number, y: number) => {
    const hit = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
    if (hit === null) return false;
    if (element.contains(hit) || hit.contains(element)) return true;
    return hit.closest('[role="tooltip"]') !== null || hit.closest('label')?.contains(element);
  };
  // The criterion forbids only being entirely hidden: checks the middle first, then the quarters.
  const parts = [0.5, 0.25, 0.75];
  const isSeen = parts.some((y) => parts.some((x) => isSeenAt(x, y) === true));
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const covered = `${hit?.tagName ?? ''}.${String(hit?.className).slice(0, 60)}`;
  return {
    isBody: false,
    isKnown: knownStep !== null,
    url,
    faults: [
      ...(knownStep === String(step - 1) ? [`${name} keeps the focus`] : []),
      ...(hasRing || isFramed ? [] : [`${name} has no ring`]),
      ...(isOutside ? [`${name} is outside of the window`] : []),
      ...(isOutside || isSeen ? [] : [`${name} is under ${covered}`]),
    ],
  };
}

/**
 * Presses Tab up to `limit` times from the top of the page. Returns stops without a visible ring, covered or outside
 * the window (WCAG 2.2, 2.4.7 and 2.4.11), that trap the focus (2.1.2) or change the context on focus (3.2.1).
 */
export async function findFocusFaults(page: Page, limit: number): Promise<string[]> {
  await page.evaluate(() => {
    document.querySelectorAll('[data-tab-stop]').forEach((each) => {
      each.removeAttribute('data-tab-stop');
    });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // After a blur, Tab would continue from the blurred element; the selection resets it to the top of the page.
    getSelection()?.setPosition(document.body, 0);
  });
  const faults: string[] = [];
  const before = page.url();
  let stops = 0;
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(examineStop, step);
    faults.push(...stop.faults);
    if (stop.url !== before) faults.push(`Focus leads to ${stop.url}`);
    // Past its last stop the focus leaves the page, which completes the cycle.
    if (stop.isKnown || (stop.isBody && stops > 0)) break;
    if (!stop.isBody) stops += 1;
  }
  if (stops === 0) faults.push('Tab reaches nothing');
  return [...new Set(faults)];
}
