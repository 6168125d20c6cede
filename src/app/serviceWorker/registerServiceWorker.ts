import { type VersionOffer } from './versionOffer';

const CHECK_MS = 30 * 60_000;
/** How long the new version may take to be in place; past it the page starts anew all the same. */
const TAKING_MS = 4000;

/**
 * Keeps the build on the device and tells of a new one: when it waits, when another tab has taken
 * it, and, for pages that stay open for days, at every look half an hour after the last.
 */
export async function registerServiceWorker(versions: VersionOffer): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/service-worker.js', { updateViaCache: 'none' });
  let isTaking: (() => void) | null = null;

  const take = () =>
    new Promise<void>((resolve) => {
      isTaking = resolve;
      setTimeout(resolve, TAKING_MS);
      workbox.messageSkipWaiting();
    });
  workbox.addEventListener('waiting', () => versions.offer(take));
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isTaking) isTaking();
    else if (isUpdate) versions.offer();
  });

  let lastCheck = Date.now();
  const check = () => {
    if (document.visibilityState === 'hidden' || Date.now() - lastCheck < CHECK_MS) return;
    lastCheck = Date.now();
    workbox.update().catch(() => undefined); // Without a network there is nothing to be told.
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECK_MS);
  workbox.register().catch(() => undefined); // A browser may forbid it: the console needs none.
}
