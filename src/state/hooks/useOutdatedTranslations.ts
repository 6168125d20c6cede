import { useLayoutEffect } from 'react';
import { outdatedTranslationsEndpoints } from '../endpoints/outdatedTranslationsEndpoints';
import { markFailuresInline } from '../start/inlineFailures';

const { getOutdatedTranslations } = outdatedTranslationsEndpoints.endpoints;

/**
 * The translations of the whole catalogue whose source was changed after them, by tour and language; `data` is null
 * where the worker lacks the call, undefined before it was read and where it could not be. No failure is announced.
 */
export function useOutdatedTranslations() {
  // A layout effect: the query's own effect may fail at once.
  useLayoutEffect(() => {
    return markFailuresInline(['getOutdatedTranslations']);
  }, []);
  return getOutdatedTranslations.useQuery(undefined, { refetchOnMountOrArgChange: true });
}
