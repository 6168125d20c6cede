import { prefetchCall } from '../../state/api/prefetchedCalls';
import { prefetchCache } from '../../state/storage/prefetchedCache';
import { hasCacheDatabase } from '../../state/storage/openCacheDatabase';
import { readPreferences } from '../../state/model/preferencesStorage';
import { isKnownAdmin } from '../../state/session/knownAdmin';
import { readSessionSnapshot } from '../../state/session/sessionSnapshot';
import {
  pathWithQuery,
  jsonHeadersOf,
  languageListCall,
  tourListCall,
} from '../../state/api/workerCall';
import { onScriptsLoaded } from './scriptsLoaded';
import { TOURS_PATH } from './toursPath';
import { buildSettings, parseSettings } from '../settings';

/**
 * Prefetches the slowest data of a start while the console's scripts load: the tours cached on this device, or the
 * worker's list when there is no cache and the URL is the tours list.
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
  const listUrl = workerUrl + pathWithQuery(tourListCall(contentLanguage));
  onScriptsLoaded(prefetchCall(listUrl, jsonHeadersOf(accessToken)));
  onScriptsLoaded(prefetchCall(workerUrl + pathWithQuery(languageListCall), jsonHeadersOf(null)));
}

// Failures are ignored: the console repeats these calls and reports problems.
void prefetch().catch(() => undefined);
