import { useEffect, useState } from 'react';
import { availableLanguages } from '../../../domain/languages/availableLanguages';
import { type Problem } from '../../../domain/problem';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { problemOf } from '../../../state/api/problemOf';
import { selectSession } from '../../../state/session/sessionSlice';
import { useGetSectionQuery } from '../../../state/endpoints/sectionsEndpoints';
import {
  selectSection,
  selectSectionTexts,
  type SectionView,
} from '../../../state/select/selectSections';

interface SectionPage {
  /** Null when nothing is known of it, in whatever language. */
  section: SectionView | null;
  /** It has no words in the language, or it is not there at all. */
  isMissing: boolean;
  /** Codes of languages it has words in, as far as they are known. */
  others: readonly string[];
  /** What is wrong, other than that it is missing; null while an answer is awaited. */
  problem: Problem | null;
  retry: () => void;
}

/** A section in a language, and what is wrong where it could not be read. */
export function useSectionPage(sectionId: string, tourId: string, language: string): SectionPage {
  const { currentData, error, isFetching, refetch } = useGetSectionQuery({
    sectionId,
    tourId,
    language,
  });
  const section = useConsoleSelector((state) => selectSection(state, sectionId, language));
  const texts = useConsoleSelector((state) => selectSectionTexts(state, sectionId));

  const isSignedIn = useConsoleSelector((state) => selectSession(state).status === 'signed in');
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const asking = `${sectionId}/${language}`;
  if (section !== null && askedFor !== null) setAskedFor(null);
  const wasRead = typeof currentData?.fetchedAt === 'number';
  /**
   * It was read, and is gone from what is known here: whether it is missing, the worker has to say, once.
   * A worker that answers with another one would be asked without end.
   */
  const isLost = wasRead && section === null && askedFor !== asking;
  const isAskedAgain = isLost && isSignedIn && !isFetching && error === undefined;
  useEffect(() => {
    if (!isAskedAgain) return;
    setAskedFor(asking);
    void refetch();
  }, [asking, isAskedAgain, refetch]);

  const failure = error === undefined || isFetching ? null : problemOf(error);
  const hasText = section?.hasText ?? false;
  const is404 = failure?.status === 404;
  const told = availableLanguages(failure);
  const known = (texts ?? []).map((text) => text.language);
  return {
    section,
    isMissing: !hasText && !isFetching && (is404 || (failure === null && !isLost)),
    others: (told.length > 0 ? told : known).filter((code) => code !== language),
    problem:
      is404 && hasText ? { ...failure, message: 'Section not found' } : is404 ? null : failure,
    retry: () => void refetch(),
  };
}
