import { useCallback, useRef, useState } from 'react';
import { type Language } from '../../domain/languages/language';
import { type LanguageChange } from '../../domain/languages/languageRules';
import { announceOutcome } from '../../state/model/announceOutcome';
import { useConsoleDispatch } from '../../state/hooks/storeHooks';
import { languagesEndpoints } from '../../state/endpoints/languagesEndpoints';
import { problemOf } from '../../state/api/problemOf';

const WORDS = { done: 'Language updated successfully', failed: 'Failed to update language' };
const { getLanguages, updateLanguage } = languagesEndpoints.endpoints;

/**
 * Changes made in the list itself: one at a time for each language. `asked` has what is on its way
 * by language id, for the list to show it until the worker's answer is there.
 */
export function useLanguageChanges() {
  const dispatch = useConsoleDispatch();
  const running = useRef(new Set<string>());
  const [asked, setAsked] = useState<ReadonlyMap<string, LanguageChange>>(new Map());

  const send = useCallback(
    async (id: string, change: LanguageChange) => {
      if (running.current.has(id)) return;
      running.current.add(id);
      setAsked((before) => new Map(before).set(id, change));
      const { error } = await dispatch(updateLanguage.initiate({ id, change }, { track: false }));
      announceOutcome(dispatch, error === undefined ? null : problemOf(error), WORDS);
      // The same request as the one the change has set off: until then the old list is there.
      if (error === undefined) {
        await dispatch(getLanguages.initiate(undefined, { forceRefetch: true, subscribe: false }));
      }
      running.current.delete(id);
      setAsked((before) => new Map([...before].filter(([key]) => key !== id)));
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
  return { asked, toggle, makeDefault };
}
