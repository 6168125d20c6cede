import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type PublicRoute } from '../../domain/siteRoute';
import { PrivacyPage } from '../../features/privacy/PrivacyPage';
import { SharePage } from '../../features/share/SharePage';
import { PublicSite, type PublicBrowser } from '../public/PublicSite';
import { StartFrame } from '../frame/StartFrame';
import { type Settings } from '../settings';

/** Inert browser APIs: the first render must not depend on the browser, or hydration would not match. */
const inertBrowser: PublicBrowser = {
  fetchPage: () => new Promise(() => undefined),
  reload: () => undefined,
  visitor: { userAgent: '', touchPoints: 0 },
  pageUrl: 'https://site.invalid/',
  openUrl: () => undefined,
};

/** Server-rendered markup of a public page's initial state. */
export function renderPage(route: PublicRoute, settings: Settings): string {
  const parts = {
    policy: route.page === 'privacy' ? PrivacyPage : null,
    share: route.page === 'share' ? SharePage : null,
  };
  return renderToString(
    <PublicSite route={route} settings={settings} browser={inertBrowser} {...parts} />,
  );
}

/** Static markup of the console's frame, shown until the console has rendered its own. */
export function renderStartFrame(productName: string): string {
  return renderToStaticMarkup(<StartFrame productName={productName} />);
}
