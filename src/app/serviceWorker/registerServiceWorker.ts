import { type VersionOffer } from './versionOffer';

const UPDATE_CHECK_INTERVAL_MS = 30 * 60_000;
/** Timeout for activating the new version, after which the page reloads anyway. */
const ACTIVATION_TIMEOUT_MS = 4000;

/**
 * Registers the service worker and offers new versions: when one is waiting, or when another tab activated
 * it. Pages that stay open check for updates every half hour.
 */
export async function registerServiceWorker(versions: VersionOffer): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/service-worker.js', { updateViaCache: 'none' });
  let resolveActivation: (() => void) | null = null;

  const activate = () =>
    new Promise<void>((resolve) => {
      resolveActivation = resolve;
      setTimeout(resolve, ACTIVATION_TIMEOUT_MS);
      workbox.messageSkipWaiting();
    });
  workbox.addEventListener('waiting', () => {
    // On a slow machine the first version also waits briefly; without a controller no version is in use, so none is
    // offered.
    if (navigator.serviceWorker.controller !== null) versions.offer(activate);
  });
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (resolveActivation) resolveActivation();
    else if (isUpdate) versions.offer();
  });

  let lastCheck = Date.now();
  const check = () => {
    if (document.visibilityState === 'hidden' || Date.now() - lastCheck < UPDATE_CHECK_INTERVAL_MS)
      return;
    lastCheck = Date.now();
    workbox.update().catch(() => undefined); // fails offline
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, UPDATE_CHECK_INTERVAL_MS);
  workbox.register().catch(() => undefined); // some browsers block service workers; the console works without one
}
