import { consolePattern, sharePattern } from '../../domain/siteRoute';

/** Id of the template element that contains the share page. */
export const SHARE_TEMPLATE = 'share-page';

/**
 * Inline script that selects a page before the first paint. A host with a single-file fallback serves
 * `index.html` for every URL. Sets `data-shows` on the document, which the styles match, and instantiates
 * the share page's template when the URL is a shared playlist.
 */
export const routeScript = [
  '(function(){',
  'var path=location.pathname;',
  `var page=${consolePattern}.test(path)?"console":${sharePattern}.test(path)?"share":"landing";`,
  'document.documentElement.dataset.shows=page;',
  'if(page!=="share")return;',
  'var root=document.createElement("div");',
  'root.dataset.page=page;',
  `root.append(document.getElementById("${SHARE_TEMPLATE}").content.cloneNode(true));`,
  'document.body.append(root);',
  '})()',
].join('');
