import { isKnownAdmin } from '../../state/session/knownAdmin';
import { selectCurrentLanguage } from '../../state/select/selectLanguages';
import { selectToursFetchedAt } from '../../state/select/selectTours';
import { type ConsoleStore } from '../../state/start/store';
import { toursEndpoints } from '../../state/endpoints/toursEndpoints';
import { TOURS_PATH } from './toursPath';

/**
 * Prefetches the tours list when this device has no cached copy: requested as soon as the person is known, while the
 * screen's scripts load. The screen shares the request.
 */
export function prefetchTours({ store }: ConsoleStore, path: string): void {
  if (path !== TOURS_PATH) return;
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    const { status, person } = state.session;
    if (status === 'loading') return;
    unsubscribe();
    if (status !== 'signed in' || person === null || !isKnownAdmin(person.id)) return;
    const language = selectCurrentLanguage(state).code;
    if (selectToursFetchedAt(state, language) !== null) return;
    const { initiate } = toursEndpoints.endpoints.getTours;
    void store.dispatch(initiate({ language }, { subscribe: false }));
  });
}
