import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { consolePattern } from '../../domain/siteRoute';
import { fontResponse, openFonts } from './fontResponse';

/**
 * Service worker. Precaches the build, so that the console opens offline, but never the API. A new version waits until
 * a person accepts it, because open pages still need chunks of the old one.
 */

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** The used part of ServiceWorkerGlobalScope, which the DOM types do not declare. */
declare const self: {
  /** Precache manifest, injected by the build. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'message', listener: (event: MessageEvent) => void): void;
    (type: 'activate', listener: (event: ExtendableEvent) => void): void;
  };
};

const SHELL = '/admin/index.html';
/** Fallback page of the public site, which selects its content by the URL. */
const PUBLIC_SHELL = '/index.html';
const backendPattern = /^\/(api|auth|rest|upload|media|health)(\/|$)/;

const isFont = (url: string) => url.endsWith('.woff2');
/** The Latin font of the interface is precached; fonts of other scripts are cached on first use. */
const isInterfaceFont = (url: string) => /\/inter-latin-wght-normal\./.test(url);

const files = self.__WB_MANIFEST;
const lazyFonts = new Set(
  files.map(({ url }) => url).filter((url) => isFont(url) && !isInterfaceFont(url)),
);

clientsClaim();
cleanupOutdatedCaches();
// No directory index, because public pages are network first.
precacheAndRoute(
  files.filter(({ url }) => !lazyFonts.has(url)),
  { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] },
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && consolePattern.test(url.pathname),
  createHandlerBoundToURL(SHELL),
);

registerRoute(({ url, sameOrigin }) => sameOrigin && lazyFonts.has(url.pathname), fontResponse);

/** Public pages are network first; offline, the precached page explains the failure. */
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !backendPattern.test(url.pathname),
  async ({ event, request, url }) => {
    try {
      return await fetch(request);
    } catch {
      return createHandlerBoundToURL(PUBLIC_SHELL)({ event, request, url });
    }
  },
);

async function deleteStaleFonts(): Promise<void> {
  const cache = await openFonts();
  const cachedRequests = await cache.keys();
  const stale = cachedRequests.filter(({ url }) => !lazyFonts.has(new URL(url).pathname));
  await Promise.all(stale.map((request) => cache.delete(request)));
}

self.addEventListener('activate', (event) => event.waitUntil(deleteStaleFonts()));
self.addEventListener('message', (event) => {
  const { data }: { data: unknown } = event;
  const isMessage = typeof data === 'object' && data !== null && 'type' in data;
  if (isMessage && data.type === 'SKIP_WAITING') void self.skipWaiting();
});
