import { useCallback, useRef, useState } from 'react';
import { type Language } from '../../domain/languages/language';
import { type LanguageChange } from '../../domain/languages/languageRules';
import { announceOutcome } from '../../state/model/announceOutcome';
import { useConsoleDispatch } from '../../state/hooks/storeHooks';
import { languagesEndpoints } from '../../state/endpoints/languagesEndpoints';
import { problemOf } from '../../state/api/problemOf';

const MESSAGES = { done: 'Language updated successfully', failed: 'Failed to update language' };
const { getLanguages, updateLanguage } = languagesEndpoints.endpoints;

/**
 * Changes made in the list itself, one at a time per language. `pending` maps a language id to the
 * change in flight, for an optimistic display.
 */
export function useLanguageChanges() {
  const dispatch = useConsoleDispatch();
  const inFlightIds = useRef(new Set<string>());
  const [pending, setPending] = useState<ReadonlyMap<string, LanguageChange>>(new Map());

  const send = useCallback(
    async (id: string, change: LanguageChange) => {
      if (inFlightIds.current.has(id)) return;
      inFlightIds.current.add(id);
      setPending((current) => new Map(current).set(id, change));
      const { error } = await dispatch(updateLanguage.initiate({ id, change }, { track: false }));
      announceOutcome(dispatch, error === undefined ? null : problemOf(error), MESSAGES);
      // Awaits the refetch that the mutation has started: until then the cached list is the old
      // one.
      if (error === undefined) {
        await dispatch(getLanguages.initiate(undefined, { forceRefetch: true, subscribe: false }));
      }
      inFlightIds.current.delete(id);
      setPending((current) => new Map([...current].filter(([key]) => key !== id)));
    },
    [dispatch],
  );

  const toggle = useCallback(
    ({ id, is_enabled }: Language) => void send(id, { is_enabled: !is_enabled }),
    [send],
  );
  const makeDefault = useCallback(
    ({ id, is_enabled }: Language) =>
      void send(id, is_enabled ? { is_default: true } : { is_default: true, is_enabled: true }),
    [send],
  );
  return { pending, toggle, makeDefault };
}
