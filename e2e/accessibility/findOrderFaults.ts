import { type Page } from '@playwright/test';

/** Runs in the page. */
function orderFaults(): string[] {
  /** Overlap of neighbours that is tolerated, in pixels. */
  const TOLERANCE = 3;
  /** Serves as name for all rows of its column, and is aligned like the column. */
  const COLUMN_HEAD = '[role="columnheader"]';
  interface Part {
    name: string;
    element: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest(`[aria-hidden="true"], ${COLUMN_HEAD}`) === null;

  /** The unclipped part of a box; null when fully clipped, or when it does not scroll with the page. */
  const partOf = (name: string, start: Element, rect: DOMRect): Part | null => {
    let { left, right, top, bottom } = rect;
    for (let element: Element | null = start; element !== null; element = element.parentElement) {
      const { position, overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (position === 'sticky' || position === 'fixed' || clipPath !== 'none') return null;
      if (element === document.body || (overflowX === 'visible' && overflowY === 'visible'))
        continue;
      const clip = element.getBoundingClientRect();
      if (overflowX !== 'visible')
        [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      if (overflowY !== 'visible')
        [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
    }
    return right - left > 1 && bottom - top > 1
      ? { name, element: start, left, right, top, bottom }
      : null;
  };

  const parts: Part[] = [];
  const main = document.querySelector('main') ?? document.body;
  const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    let part: Part | null = null;
    if (node instanceof Text) {
      const { parentElement } = node;
      if (node.data.trim() === '' || parentElement === null || !isSeen(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      part = partOf(node.data.trim().slice(0, 40), parentElement, range.getBoundingClientRect());
    } else if (node instanceof Element && node.matches('button, input, select, textarea, img')) {
      const name = node.getAttribute('aria-label') ?? node.tagName;
      if (isSeen(node)) part = partOf(name, node, node.getBoundingClientRect());
    }
    if (part !== null) parts.push(part);
  }

  const directionAround = (one: Element, other: Element) => {
    let around: Element | null = one;
    while (around !== null && !around.contains(other)) around = around.parentElement;
    return around === null ? 'ltr' : getComputedStyle(around).direction;
  };
  return parts.flatMap((part, index) => {
    const before = parts[index - 1];
    if (before === undefined || before.element.contains(part.element)) return [];
    const isLeft = part.right <= before.left + TOLERANCE;
    const isRight = part.left >= before.right - TOLERANCE;
    // In reading direction, the next column begins above the end of the previous one.
    const isPast = directionAround(before.element, part.element) === 'rtl' ? isLeft : isRight;
    if (isPast) return [];
    const shared = Math.min(part.bottom, before.bottom) - Math.max(part.top, before.top);
    const lower = Math.min(part.bottom - part.top, before.bottom - before.top);
    const isAbove = part.bottom <= before.top + TOLERANCE;
    const isBefore = (isLeft || isRight) && shared > lower / 2;
    return isAbove || isBefore ? [`“${part.name}” is drawn before “${before.name}”`] : [];
  });
}

/**
 * Texts, controls and pictures of the main region that are rendered before their predecessors in the document (WCAG
 * 2.2, 1.3.2 and 2.4.3), in the current window; sticky bars have no place in the order.
 */
export const findOrderFaults = (page: Page): Promise<string[]> => page.evaluate(orderFaults);
