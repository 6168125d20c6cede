import { type SitePage } from '../../domain/forms/siteRoute';

/**
 * The element a page is drawn in: the one that the build wrote its markup into, else an empty one.
 * A host that knows one file alone serves the landing page's for every address, so what the file
 * holds of other pages is removed.
 */
export function takeRoot(page: SitePage): HTMLElement {
  const written = Array.from(document.querySelectorAll<HTMLElement>('[data-page]'));
  const own = written.find((element) => element.dataset['page'] === page);
  const root = own ?? document.createElement('div');
  written.filter((element) => element !== own).forEach((element) => element.remove());
  if (page === 'console') {
    document.querySelectorAll('style[data-public], noscript').forEach((each) => each.remove());
  }
  delete document.documentElement.dataset['shows'];
  root.id = 'root';
  root.dataset['page'] = page;
  if (own === undefined) document.body.prepend(root);
  return root;
}
