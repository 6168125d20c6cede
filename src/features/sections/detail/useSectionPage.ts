import { useEffect, useState } from 'react';
import { availableLanguages } from '../../../domain/languages/availableLanguages';
import { type Problem } from '../../../domain/problem';
import { useConsoleSelector, useConsoleView } from '../../../state/hooks/storeHooks';
import { problemOf } from '../../../state/api/problemOf';
import { selectSession } from '../../../state/session/sessionSlice';
import { useGetSectionQuery } from '../../../state/endpoints/sectionsEndpoints';
import {
  selectSection,
  selectSectionTexts,
  type SectionView,
} from '../../../state/select/selectSections';

interface SectionPage {
  /** Null until loaded in some language. */
  section: SectionView | null;
  /** True when the section does not exist or has no texts in the language. */
  isMissing: boolean;
  /** Codes of other languages known to have texts; may be incomplete. */
  others: readonly string[];
  /** Problem other than a missing section; null while a request is pending. */
  problem: Problem | null;
  retry: () => void;
}

interface SectionPageOptions {
  sectionId: string;
  tourId: string;
  language: string;
  /** True during a deletion from this page: a missing section is then expected. */
  isBeingDeleted: boolean;
}

/** Section in a language, with the Problem of a failed load. */
export function useSectionPage(options: SectionPageOptions): SectionPage {
  const { sectionId, tourId, language, isBeingDeleted } = options;
  const { currentData, error, isFetching, refetch } = useGetSectionQuery({
    sectionId,
    tourId,
    language,
  });
  const section = useConsoleView((state) => selectSection(state, sectionId, language));
  const texts = useConsoleView((state) => selectSectionTexts(state, sectionId));

  const isSignedIn = useConsoleSelector((state) => selectSession(state).status === 'signed in');
  const [refetchedKey, setRefetchedKey] = useState<string | null>(null);
  const currentKey = `${sectionId}/${language}`;
  if (section !== null && refetchedKey !== null) setRefetchedKey(null);
  const wasLoaded = typeof currentData?.fetchedAt === 'number';
  /**
   * The section was loaded but has left the store. One refetch lets the worker confirm; the guard prevents an endless
   * loop with a worker that returns a different section.
   */
  const isGone = wasLoaded && section === null && refetchedKey !== currentKey;
  const canRefetch = isSignedIn && !isFetching && error === undefined;
  const shouldRefetch = isGone && canRefetch && !isBeingDeleted;
  useEffect(() => {
    if (!shouldRefetch) return;
    setRefetchedKey(currentKey);
    void refetch();
  }, [currentKey, shouldRefetch, refetch]);

  const failure = error === undefined || isFetching ? null : problemOf(error);
  const hasText = section?.hasText ?? false;
  const is404 = failure?.status === 404;
  const isFoundMissing = !hasText && !isFetching && (is404 || (failure === null && !isGone));
  const [missingKey, setMissingKey] = useState<string | null>(null);
  if (isFoundMissing && missingKey !== currentKey) setMissingKey(currentKey);
  if (hasText && missingKey !== null) setMissingKey(null);
  const reportedLanguages = availableLanguages(failure);
  const textLanguages = (texts ?? []).map((text) => text.language);
  return {
    section,
    // Stays true during a refetch, such as a tab triggers on mount; otherwise the tab would unmount and mount in a
    // loop.
    isMissing: isFoundMissing || (isFetching && !hasText && missingKey === currentKey),
    others: (reportedLanguages.length > 0 ? reportedLanguages : textLanguages).filter(
      (code) => code !== language,
    ),
    problem:
      is404 && hasText ? { ...failure, message: 'Section not found' } : is404 ? null : failure,
    retry: () => void refetch(),
  };
}
