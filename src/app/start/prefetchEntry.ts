import { callEarly } from '../../state/api/prefetchedCalls';
import { openEarlyCache } from '../../state/storage/prefetchedCache';
import { hasCacheDatabase } from '../../state/storage/openCacheDatabase';
import { readPreferences } from '../../state/model/preferencesStorage';
import { isKnownAdmin } from '../../state/session/knownAdmin';
import { readStoredSession, sessionKey } from '../../state/session/storedSession';
import { addressOf, jsonHeadersOf, languageList, tourListIn } from '../../state/api/workerCall';
import { LIST_PATH } from './listPath';
import { builtSettings, parseSettings } from '../settings';

/**
 * What takes longest at a start, begun while the console's scripts are still on their way: reading the tours
 * that this device holds, or asking the worker for them where it holds none and the person opens their list.
 */
async function beginEarly(): Promise<void> {
  const { supabaseUrl, workerUrl } = parseSettings(builtSettings, location.origin);
  const stored = readStoredSession(sessionKey(supabaseUrl), Date.now());
  if (stored === null) return;
  const { person, accessToken, isExpired } = stored;
  const isHeld = hasCacheDatabase(person.id);
  void openEarlyCache(person.id, 'tours');
  const mayAsk = isKnownAdmin(person.id) && !isExpired && accessToken !== '';
  if (location.pathname !== LIST_PATH || !mayAsk || (await isHeld)) return;
  const { contentLanguage } = readPreferences();
  callEarly(workerUrl + addressOf(tourListIn(contentLanguage)), jsonHeadersOf(accessToken));
  callEarly(workerUrl + addressOf(languageList), jsonHeadersOf(null));
}

// Where it fails, the console does all of this again, and says what is wrong.
void beginEarly().catch(() => undefined);
