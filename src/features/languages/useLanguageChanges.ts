import { useCallback, useRef, useState } from 'react';
import { type Language } from '../../domain/languages/language';
import { type LanguageChange } from '../../domain/languages/languageRules';
import { useConsoleStore } from '../../state/hooks/storeHooks';
import { selectLanguages } from '../../state/select/selectLanguages';
import { changeStep, type LanguageStep } from './languageStep';

/**
 * Changes made in the list, one at a time per language. `pending` maps a language id to its change in flight, for an
 * optimistic update.
 */
export function useLanguageChanges(sendStep: (step: LanguageStep) => Promise<boolean>) {
  const store = useConsoleStore();
  const inFlightIds = useRef(new Set<string>());
  const [pending, setPending] = useState<ReadonlyMap<string, LanguageChange>>(new Map());

  const send = useCallback(
    async (language: Language, change: LanguageChange) => {
      const { id } = language;
      if (inFlightIds.current.has(id)) return;
      inFlightIds.current.add(id);
      setPending((current) => new Map(current).set(id, change));
      await sendStep(changeStep(selectLanguages(store.getState()), language, change));
      inFlightIds.current.delete(id);
      setPending((current) => new Map([...current].filter(([key]) => key !== id)));
    },
    [store, sendStep],
  );

  const toggle = useCallback(
    (language: Language) => void send(language, { is_enabled: !language.is_enabled }),
    [send],
  );
  const makeDefault = useCallback(
    (language: Language) =>
      void send(
        language,
        language.is_enabled ? { is_default: true } : { is_default: true, is_enabled: true },
      ),
    [send],
  );
  return { pending, toggle, makeDefault };
}
