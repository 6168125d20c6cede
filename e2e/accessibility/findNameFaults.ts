import { type Page } from '@playwright/test';

/** Runs in the page. */
function nameFaults(): string[] {
  const plain = (text: string) =>
    text
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase();
  const controls = document.querySelectorAll<HTMLElement>(
    ':is(button, a, [role="button"], [role="tab"], [role="menuitem"], summary)[aria-label]',
  );
  return [...controls]
    .filter((control) => control.checkVisibility())
    .flatMap((control) => {
      const copy = control.cloneNode(true);
      if (!(copy instanceof HTMLElement)) return [];
      copy.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
      const parts: string[] = [];
      const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) parts.push(texts.currentNode.nodeValue ?? '');
      const shown = plain(parts.join(' '));
      const name = plain(control.getAttribute('aria-label') ?? '');
      return name.includes(shown) ? [] : [`“${shown}” is called “${name}”`];
    });
}

/** Controls whose name lacks their visible text (WCAG 2.2, 2.5.3). */
export const findNameFaults = (page: Page): Promise<string[]> => page.evaluate(nameFaults);
