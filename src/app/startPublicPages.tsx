import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import './public.css';
import { describePage } from './publicHead';
import { publicRouteOf } from './publicRoute';
import { PublicSite, type PublicBrowser } from './PublicSite';
import { type Settings } from './settings';

const thisBrowser = (): PublicBrowser => ({
  fetchPage: (address, request) => fetch(address, request),
  reload: () => location.reload(),
  visitor: { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints },
  pageAddress: location.href,
  openAddress: (address) => location.replace(address),
});

/** Shows the public page of the address; an address that is none becomes the landing page's. */
export function startPublicPages(root: HTMLElement, settings: Settings): void {
  const known = publicRouteOf(location.pathname);
  if (known === null) history.replaceState(history.state, '', '/');
  const route = known ?? { page: 'landing' };
  describePage(route, location.pathname, settings);
  createRoot(root).render(<PublicSite route={route} settings={settings} browser={thisBrowser()} />);
}
