import { isKnownAdmin } from '../../state/session/knownAdmin';
import { selectCurrentLanguage } from '../../state/select/selectLanguages';
import { selectToursFetchedAt } from '../../state/select/selectTours';
import { type ConsoleStore } from '../../state/start/store';
import { toursEndpoints } from '../../state/endpoints/toursEndpoints';
import { LIST_PATH } from './listPath';

/**
 * Who opens the list of tours on a device that holds none waits for the worker most: it is asked as soon
 * as the person is known, while the scripts of the screen are still on their way. The screen shares the call.
 */
export function prefetchTours({ store }: ConsoleStore, path: string): void {
  if (path !== LIST_PATH) return;
  const stop = store.subscribe(() => {
    const state = store.getState();
    const { status, person } = state.session;
    if (status === 'loading') return;
    stop();
    if (status !== 'signed in' || person === null || !isKnownAdmin(person.id)) return;
    const language = selectCurrentLanguage(state).code;
    if (selectToursFetchedAt(state, language) !== null) return;
    const { initiate } = toursEndpoints.endpoints.getTours;
    void store.dispatch(initiate({ language }, { subscribe: false }));
  });
}
