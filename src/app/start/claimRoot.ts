import { type SitePage } from '../../domain/siteRoute';

/**
 * Removes elements of the public pages that the console does not use. Their fonts stay, because the console's styles
 * omit what the entry that loaded the console already has.
 */
function removePublicParts(): void {
  const others = 'meta[name=theme-color], noscript';
  document.querySelectorAll(others).forEach((element) => element.remove());
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-public]')) {
    style.removeAttribute('data-public');
    // Rule by rule, because a content security policy may allow only the element's original text.
    const { sheet } = style;
    for (let at = (sheet?.cssRules.length ?? 0) - 1; at >= 0; at -= 1) {
      if (!sheet?.cssRules[at]?.cssText.startsWith('@font-face')) sheet?.deleteRule(at);
    }
  }
}

/**
 * Root element of a page: the prerendered one, else a new one. Single-file hosts serve the landing page's file for
 * every URL, so prerendered elements of other pages are removed.
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
