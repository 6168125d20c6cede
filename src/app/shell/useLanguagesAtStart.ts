import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { useGetLanguagesQuery } from '../../state/endpoints/languagesEndpoints';
import { defaultLanguageFound } from '../../state/model/preferencesSlice';
import { selectLanguages } from '../../state/select/selectLanguages';

/**
 * Fetches the languages, and moves the content language to the list's default unless the person
 * chose one. True once the person's cache is open and a list is there, from the device or the worker, or
 * has failed to come.
 */
export function useLanguagesAtStart(): boolean {
  const isOpening = useConsoleSelector((state) => state.session.status === 'loading');
  const { isLoading } = useGetLanguagesQuery(isOpening ? skipToken : undefined);
  const isKnown = useConsoleSelector((state) => Object.keys(state.languages.records).length > 0);
  const languages = useConsoleSelector(selectLanguages);
  const dispatch = useConsoleDispatch();
  const found = languages.find((language) => language.is_default)?.code ?? null;
  useEffect(() => {
    if (isKnown) dispatch(defaultLanguageFound(found));
  }, [dispatch, found, isKnown]);
  // A later attempt, after one that failed, leaves the screens where they are.
  const [hasSettled, setSettled] = useState(false);
  const isSettled = hasSettled || (!isOpening && (isKnown || !isLoading));
  if (isSettled !== hasSettled) setSettled(isSettled);
  return isSettled;
}
