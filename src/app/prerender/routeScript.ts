import { consolePattern, sharePattern } from '../../domain/forms/siteRoute';

/** The template that the script below takes the share page from. */
export const SHARE_TEMPLATE = 'share-page';

/**
 * What a file that holds several pages decides by itself, before any of them is painted: a host
 * that knows one file serves it for every address. Marks the document with what the address shows,
 * which the styles follow, and lays the share page out where it is meant.
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
