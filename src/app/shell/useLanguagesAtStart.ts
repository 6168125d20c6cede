import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { useGetLanguagesQuery } from '../../state/endpoints/languagesEndpoints';
import { defaultLanguageFound } from '../../state/model/preferencesSlice';
import { selectLanguages } from '../../state/select/selectLanguages';

/** Time-out for languages missing on this device, in ms; English is used after it. */
const LONGEST_WAIT_MS = 5000;

/** True once waiting has exceeded the time-out. */
function useIsOverdue(isWaiting: boolean): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOverdue(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isOverdue;
}

/**
 * Fetches the languages and sets the content language to the default, unless the person chose one. True once the
 * person's cache is open and the languages were read from there or from the worker, or the request has failed or timed
 * out.
 */
export function useLanguagesAtStart(): boolean {
  const isOpening = useConsoleSelector((state) => state.session.status === 'loading');
  const { isLoading } = useGetLanguagesQuery(isOpening ? skipToken : undefined);
  const hasLanguages = useConsoleSelector(
    (state) => Object.keys(state.languages.records).length > 0,
  );
  const languages = useConsoleSelector(selectLanguages);
  const dispatch = useConsoleDispatch();
  const defaultCode = languages.find((language) => language.is_default)?.code ?? null;
  useEffect(() => {
    if (hasLanguages) dispatch(defaultLanguageFound(defaultCode));
  }, [dispatch, defaultCode, hasLanguages]);
  // Stays true during a later retry, so that screens are not unmounted.
  const [hasSettled, setSettled] = useState(false);
  const isOverdue = useIsOverdue(isLoading);
  const isSettled = hasSettled || (!isOpening && (hasLanguages || !isLoading || isOverdue));
  if (isSettled !== hasSettled) setSettled(isSettled);
  return isSettled;
}
