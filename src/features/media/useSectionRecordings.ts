import { useMemo } from 'react';
import { type Media } from '../../domain/tours/media';
import { type Problem } from '../../domain/problem';
import { useConsoleSelector, useConsoleView } from '../../state/hooks/storeHooks';
import { problemOf } from '../../state/api/problemOf';
import { selectContentLanguage } from '../../state/model/preferencesSlice';
import { useGetOtherLanguagesMediaQuery } from '../../state/endpoints/sectionMediaEndpoints';
import { useGetSectionQuery } from '../../state/endpoints/sectionsEndpoints';
import { useGetSectionTranslationsQuery } from '../../state/endpoints/sectionTranslationsEndpoints';
import { selectSection, selectSectionTexts } from '../../state/select/selectSections';

export interface SectionRecordings {
  /** Media of all languages, pictures included; null until any have loaded. */
  media: readonly Media[] | null;
  /** Codes of the languages known to have texts. */
  texts: readonly string[];
  problem: Problem | null;
  retry: () => void;
}

/** The rows are read from the store, so that request states cause no re-render. */
const withoutResult = { selectFromResult: () => ({}) };

/** Media of a section in every language, also from a worker that returns one language per request. */
export function useSectionRecordings(sectionId: string, tourId: string): SectionRecordings {
  const language = useConsoleSelector(selectContentLanguage);
  const section = useConsoleView((state) => selectSection(state, sectionId, language));
  const isComplete = useConsoleSelector(
    (state) => state.media.lists[sectionId]?.isComplete ?? false,
  );
  const texts = useConsoleView((state) => selectSectionTexts(state, sectionId));
  const { error, isSuccess, refetch } = useGetSectionQuery(
    { sectionId, tourId, language },
    { selectFromResult: (result) => ({ error: result.error, isSuccess: result.isSuccess }) },
  );

  const media = section?.media ?? null;
  const problem = error === undefined ? null : problemOf(error);
  /** A section without texts in the content language still has its recordings. */
  const hasNoText = problem?.status === 404;
  const isThere = isSuccess || hasNoText;
  const mayBeIncomplete = isThere && !isComplete;
  useGetSectionTranslationsQuery({ sectionId }, { skip: !isThere, ...withoutResult });
  const codes = useMemo(() => (texts ?? []).map((text) => text.language), [texts]);
  const languages = codes.filter((code) => code !== language);
  useGetOtherLanguagesMediaQuery(
    { sectionId, tourId, languages },
    { skip: !mayBeIncomplete || languages.length === 0, ...withoutResult },
  );
  return {
    media,
    texts: codes,
    problem: hasNoText && media !== null ? null : problem,
    retry: () => void refetch(),
  };
}
