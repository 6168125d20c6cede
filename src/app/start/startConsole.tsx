import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { followReachability } from '../../state/start/followReachability';
import { withPrefetchedCalls } from '../../state/api/prefetchedCalls';
import { drafts } from '../../state/storage/draftStore';
import { offlineReady } from '../../state/model/deviceSlice';
import { readPreferences, writePreferences } from '../../state/model/preferencesStorage';
import { followSignOut } from '../../state/start/signOut';
import { createLazyGateway } from '../../state/session/lazyGateway';
import { startSession } from '../../state/start/startSession';
import { createConsoleStore } from '../../state/start/store';
import { whenSettled } from '../../state/start/whenSettled';
import { ConsoleApp } from './ConsoleApp';
import { requestPersistentStorage } from './requestPersistentStorage';
import { prefetchTours } from './prefetchTours';
import { type ConsoleParts } from '../shell/ConsoleContext';
import { consoleRoutes } from '../routes/consoleRoutes';
import '../theme/fonts';
import { sendForm } from './sendForm';
import { registerServiceWorker } from '../serviceWorker/registerServiceWorker';
import { createVersionOffer } from '../serviceWorker/versionOffer';
import { type Settings } from '../settings';

const loadRecordings = async () =>
  (await import('../../audio/recording/sharedRecordingCache')).recordingCache;

/** Cache of recordings, loaded in parallel with the first screen, hence ready by the time a sign-out destroys it. */
const recordings = {
  openFor(userId: string) {
    // Without the cache, recordings only open more slowly.
    loadRecordings().then(
      (cache) => cache.openFor(userId),
      () => undefined,
    );
  },
  destroy: async () => (await loadRecordings()).destroy(),
};

/** Composition root of the console: store, session, router. */
export function startConsole(root: HTMLElement, settings: Settings): void {
  const hosted = {
    url: settings.supabaseUrl,
    anonKey: settings.supabaseAnonKey,
    redirectTo: `${location.origin}/admin/dashboard`,
  };
  const auth = createLazyGateway(
    async () => (await import('../../state/session/supabaseGateway')).createSupabaseGateway(hosted),
    () => whenSettled(console.store),
  );
  const console = createConsoleStore({
    services: {
      workerUrl: settings.workerUrl,
      auth,
      fetch: withPrefetchedCalls(fetch.bind(window)),
      sendForm,
      recordings,
    },
    preferences: readPreferences(),
  });
  let preferences = console.store.getState().preferences;
  console.store.subscribe(() => {
    const next = console.store.getState().preferences;
    if (next === preferences) return;
    preferences = next;
    writePreferences(next);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    drafts.flush();
    void console.storage.flush();
  });
  window.addEventListener('pagehide', drafts.flush);
  const redirectTo = (url: string) => location.replace(url);
  followReachability(console.reachability);
  requestPersistentStorage(console);
  prefetchTours(console, location.pathname);
  startSession({ console, auth, restart: () => location.reload() });
  followSignOut(console, () => redirectTo('/admin/login'));
  const versions = createVersionOffer({
    flush: () => console.storage.flush(),
    reload: () => location.reload(),
  });
  if (settings.hasServiceWorker && process.env.NODE_ENV === 'production') {
    // Precaching for the next start must not compete with this one. A failed registration is retried at the next start.
    const register = () => registerServiceWorker(versions).catch(() => undefined);
    void whenSettled(console.store).then(register);
    // An active service worker has cached every file of the build.
    void navigator.serviceWorker?.ready.then(() => console.store.dispatch(offlineReady()));
  }
  const parts: ConsoleParts = { console, auth, settings, versions, redirectTo };
  createRoot(root).render(<ConsoleApp parts={parts} router={createBrowserRouter(consoleRoutes)} />);
}
