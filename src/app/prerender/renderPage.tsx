import { renderToString } from 'react-dom/server';
import { type PublicRoute } from '../../domain/forms/siteRoute';
import { PublicSite, type PublicBrowser } from '../public/PublicSite';
import { type Settings } from '../settings';

/** Nothing of the first view depends on the browser: it would differ from what was written. */
const noBrowser: PublicBrowser = {
  fetchPage: () => new Promise(() => undefined),
  reload: () => undefined,
  visitor: { userAgent: '', touchPoints: 0 },
  pageAddress: 'https://site.invalid/',
  openAddress: () => undefined,
};

/** The first view of a public page as markup: what the page shows before anything has loaded. */
export function renderPage(route: PublicRoute, settings: Settings): string {
  return renderToString(<PublicSite route={route} settings={settings} browser={noBrowser} />);
}
