import { useLayoutEffect } from 'react';
import { outdatedTranslationsEndpoints } from '../endpoints/outdatedTranslationsEndpoints';
import { markFailuresInline } from '../start/inlineFailures';

const { getOutdatedTranslations } = outdatedTranslationsEndpoints.endpoints;

/**
 * Outdated translations of the whole catalogue, by tour and language. `data` is null when the worker lacks the call,
 * undefined before the response and after a failure. A failure shows no toast.
 */
export function useOutdatedTranslations() {
  // A layout effect, because the query's own effect may fail immediately.
  useLayoutEffect(() => {
    return markFailuresInline(['getOutdatedTranslations']);
  }, []);
  return getOutdatedTranslations.useQuery(undefined, { refetchOnMountOrArgChange: true });
}
