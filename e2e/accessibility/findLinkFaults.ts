import { type Page } from '@playwright/test';

/** Runs in the page. */
function linkFaults(): string[] {
  const textOf = (element: Element) => {
    const label = element.getAttribute('aria-label');
    return (label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  /** Programmatic context of a link: the header of its row, or its paragraph or list item. */
  const contextOf = (link: Element) => {
    const header = link.closest('[role="row"]')?.querySelector('[role="rowheader"]');
    const around = link.closest('p, li');
    return [header, around].map((each) => (each ? textOf(each) : '')).join(' / ');
  };
  const placesByPurpose = new Map<string, Set<string>>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (!link.checkVisibility() || link.closest('[aria-hidden="true"]') !== null) continue;
    const purpose = JSON.stringify([textOf(link), contextOf(link)]);
    placesByPurpose.set(purpose, (placesByPurpose.get(purpose) ?? new Set()).add(link.href));
  }
  return [...placesByPurpose]
    .filter(([, places]) => places.size > 1)
    .map(([purpose, places]) => `${purpose} leads to ${[...places].join(' and ')}`);
}

/** Links with equal names in one context that lead to different places (WCAG 2.2, 2.4.4). */
export const findLinkFaults = (page: Page): Promise<string[]> => page.evaluate(linkFaults);
