import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import '../public/base.css';
import '../public/frame.css';
import '../public/landing.css';
import '../public/tours.css';
import '../public/share.css';
import '../public/policy.css';
import '../public/print.css';
import { publicRouteOf } from '../../domain/forms/siteRoute';
import { describePage } from '../public/describePage';
import { PublicSite, type PublicBrowser } from '../public/PublicSite';
import { type Settings } from '../settings';
import { takeRoot } from './reactRoot';

const thisBrowser = (): PublicBrowser => ({
  fetchPage: (address, request) => fetch(address, request),
  reload: () => location.reload(),
  visitor: { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints },
  pageAddress: location.href,
  openAddress: (address) => location.replace(address),
});

/** Brings the public page of the address to life; an address that is none becomes the landing page's. */
export function startPublicPages(settings: Settings): void {
  const known = publicRouteOf(location.pathname);
  if (known === null) history.replaceState(history.state, '', '/');
  const route = known ?? { page: 'landing' };
  describePage(route, settings);
  const root = takeRoot(route.page);
  const site = <PublicSite route={route} settings={settings} browser={thisBrowser()} />;
  if (!root.hasChildNodes()) createRoot(root).render(site);
  // In slices, so that a tap meanwhile is answered at once.
  else startTransition(() => void hydrateRoot(root, site));
}
