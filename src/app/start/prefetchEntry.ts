import { prefetchCall } from '../../state/api/prefetchedCalls';
import { prefetchCache } from '../../state/storage/prefetchedCache';
import { hasCacheDatabase } from '../../state/storage/openCacheDatabase';
import { readPreferences } from '../../state/model/preferencesStorage';
import { isKnownAdmin } from '../../state/session/knownAdmin';
import { readSessionSnapshot } from '../../state/session/sessionSnapshot';
import {
  addressOf,
  jsonHeadersOf,
  languageListCall,
  tourListCall,
} from '../../state/api/workerCall';
import { TOURS_PATH } from './toursPath';
import { buildSettings, parseSettings } from '../settings';

/**
 * Resolves when the scripts of the page have come: they have the line first, and the first rows of a list come
 * while they are evaluated.
 */
function scriptsLoaded(): Promise<void> {
  const missing = new Set(Array.from(document.scripts, ({ src }) => src));
  missing.delete('');
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) missing.delete(name);
      if (missing.size > 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'resource', buffered: true });
  });
}

/**
 * Prefetches the slowest data of a start while the console's scripts are still loading: the cached tours of
 * this device, or the worker's response when there is no cache and the tours list is opened.
 */
async function prefetch(): Promise<void> {
  const { workerUrl } = parseSettings(buildSettings, location.origin);
  const snapshot = readSessionSnapshot(Date.now());
  if (snapshot === null) return;
  const { person, accessToken, isExpired } = snapshot;
  const hasCache = hasCacheDatabase(person.id);
  void prefetchCache(person.id, 'tours');
  const canFetch = isKnownAdmin(person.id) && !isExpired;
  if (location.pathname !== TOURS_PATH || !canFetch || (await hasCache)) return;
  const { contentLanguage } = readPreferences();
  const mayAsk = scriptsLoaded();
  const listAddress = workerUrl + addressOf(tourListCall(contentLanguage));
  prefetchCall(listAddress, jsonHeadersOf(accessToken), mayAsk);
  prefetchCall(workerUrl + addressOf(languageListCall), jsonHeadersOf(null), mayAsk);
}

// Failures are ignored: the console repeats these calls and reports problems.
void prefetch().catch(() => undefined);
