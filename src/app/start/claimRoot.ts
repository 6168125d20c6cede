import { type SitePage } from '../../domain/forms/siteRoute';

/**
 * Root element of a page: the prerendered one, else a new one. Single-file hosts serve the landing page's file
 * for every URL, so prerendered elements of other pages are removed.
 */
export function claimRoot(page: SitePage): HTMLElement {
  const prerendered = Array.from(document.querySelectorAll<HTMLElement>('[data-page]'));
  const ownRoot = prerendered.find((element) => element.dataset['page'] === page);
  const root = ownRoot ?? document.createElement('div');
  prerendered.filter((element) => element !== ownRoot).forEach((element) => element.remove());
  if (page === 'console') {
    document.querySelectorAll('style[data-public], noscript').forEach((each) => each.remove());
  }
  delete document.documentElement.dataset['shows'];
  root.id = 'root';
  root.dataset['page'] = page;
  if (ownRoot === undefined) document.body.prepend(root);
  return root;
}
