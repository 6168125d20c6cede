import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { consolePattern } from '../../domain/forms/siteRoute';

/**
 * The service worker: it keeps the build, so that the console opens without a network, and nothing
 * of the API. It waits until a person takes the new version: chunks of the old one are still wanted.
 */

interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** What is used of the worker's own scope, which the page's types do not know. */
declare const self: {
  /** The build writes the list of its files here. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'message', listener: (event: MessageEvent) => void): void;
    (type: 'activate', listener: (event: LastingEvent) => void): void;
  };
};

const SHELL = '/admin/index.html';
/** Decides by its address which public page it shows. */
const PUBLIC_PAGE = '/index.html';
const FONTS = 'kathayatra-fonts';
const backendPattern = /^\/(api|auth|rest|upload|media|health)(\/|$)/;

const isFont = (url: string) => url.endsWith('.woff2');
/** The letters of the interface itself; those of other scripts are kept when they are first used. */
const isOfInterface = (url: string) => /\/inter-latin-wght-normal\./.test(url);

const files = self.__WB_MANIFEST;
const laterFonts = new Set(
  files.map(({ url }) => url).filter((url) => isFont(url) && !isOfInterface(url)),
);

clientsClaim();
cleanupOutdatedCaches();
// Without an index for folders: a public page of the network goes before the one that is kept.
precacheAndRoute(
  files.filter(({ url }) => !laterFonts.has(url)),
  { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] },
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && consolePattern.test(url.pathname),
  createHandlerBoundToURL(SHELL),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && laterFonts.has(url.pathname),
  async ({ request }) => {
    const cache = await caches.open(FONTS);
    const known = await cache.match(request.url);
    if (known) return known;
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request.url, answer.clone());
    return answer;
  },
);

/** The public pages are the network's; without one the page that is kept says what is wrong. */
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !backendPattern.test(url.pathname),
  async ({ event, request, url }) => {
    try {
      return await fetch(request);
    } catch {
      return createHandlerBoundToURL(PUBLIC_PAGE)({ event, request, url });
    }
  },
);

async function dropOldFonts(): Promise<void> {
  const cache = await caches.open(FONTS);
  const kept = await cache.keys();
  const old = kept.filter(({ url }) => !laterFonts.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

self.addEventListener('activate', (event) => event.waitUntil(dropOldFonts()));
self.addEventListener('message', (event) => {
  const { data }: { data: unknown } = event;
  const isAsked = typeof data === 'object' && data !== null && 'type' in data;
  if (isAsked && data.type === 'SKIP_WAITING') void self.skipWaiting();
});
