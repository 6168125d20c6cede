import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import '../theme/fallbackFonts.css';
import '../public/base.css';
import '../public/frame.css';
import '../public/landing.css';
import '../public/tours.css';
import '../public/share.css';
import '../public/policy.css';
import '../public/print.css';
import { publicRouteOf } from '../../domain/siteRoute';
import { withDeadline } from '../../platform/callDeadline';
import { headOf } from '../public/publicHead';
import { updateDocumentHead } from '../public/updateDocumentHead';
import { PublicSite, type PublicBrowser } from '../public/PublicSite';
import { type Settings } from '../settings';
import { claimRoot } from './claimRoot';

const browserApi = (): PublicBrowser => ({
  fetchPage: withDeadline((url, request) => fetch(url, request)),
  reload: () => location.reload(),
  visitor: { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints },
  pageUrl: location.href,
  openUrl: (url) => location.replace(url),
});

/** Hydrates the public page of the URL; an unmatched URL is replaced with the landing page's. */
export async function startPublicPages(settings: Settings): Promise<void> {
  const matchedRoute = publicRouteOf(location.pathname);
  if (matchedRoute === null) history.replaceState(history.state, '', '/');
  const route = matchedRoute ?? { page: 'landing' };
  updateDocumentHead(headOf(route, settings));
  const root = claimRoot(route.page);
  const policy =
    route.page === 'privacy'
      ? (await import('../../features/privacy/PrivacyPage')).PrivacyPage
      : null;
  const share =
    route.page === 'share' ? (await import('../../features/share/SharePage')).SharePage : null;
  const parts = { policy, share };
  const site = <PublicSite route={route} settings={settings} browser={browserApi()} {...parts} />;
  if (!root.hasChildNodes()) createRoot(root).render(site);
  // A transition hydrates concurrently, so that input is handled meanwhile.
  else startTransition(() => void hydrateRoot(root, site));
}
