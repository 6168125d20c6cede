import { type SitePage } from '../../domain/siteRoute';

/**
 * Removes what the public pages have and the console has not. Their fonts stay: the console's styles
 * leave out what the entry that loaded it has.
 */
function removePublicParts(): void {
  const others = 'meta[name=theme-color], noscript';
  document.querySelectorAll(others).forEach((element) => element.remove());
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-public]')) {
    style.removeAttribute('data-public');
    // Rule by rule: a content security policy may allow the element by its first text alone.
    const { sheet } = style;
    for (let at = (sheet?.cssRules.length ?? 0) - 1; at >= 0; at -= 1) {
      if (!sheet?.cssRules[at]?.cssText.startsWith('@font-face')) sheet?.deleteRule(at);
    }
  }
}

/**
 * Root element of a page: the prerendered one, else a new one. Single-file hosts serve the landing page's file
 * for every URL, so prerendered elements of other pages are removed.
 */
export function claimRoot(page: SitePage): HTMLElement {
  const prerendered = Array.from(document.querySelectorAll<HTMLElement>('[data-page]'));
  const ownRoot = prerendered.find((element) => element.dataset['page'] === page);
  const root = ownRoot ?? document.createElement('div');
  prerendered.filter((element) => element !== ownRoot).forEach((element) => element.remove());
  if (page === 'console') removePublicParts();
  if (page !== 'landing') document.getElementById('linked-data')?.remove();
  delete document.documentElement.dataset['shows'];
  root.id = 'root';
  root.dataset['page'] = page;
  if (ownRoot === undefined) document.body.prepend(root);
  return root;
}
