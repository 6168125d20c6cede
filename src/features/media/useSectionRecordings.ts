import { type Media } from '../../domain/tours/media';
import { type Problem } from '../../domain/problem';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { problemOf } from '../../state/api/problemOf';
import { selectContentLanguage } from '../../state/model/preferencesSlice';
import { useGetOtherLanguagesMediaQuery } from '../../state/endpoints/sectionMediaEndpoints';
import { useGetSectionQuery } from '../../state/endpoints/sectionsEndpoints';
import { useGetSectionTranslationsQuery } from '../../state/endpoints/sectionTranslationsEndpoints';
import { selectSection, selectSectionTexts } from '../../state/select/selectSections';

export interface SectionRecordings {
  /** Of all languages, pictures too; null before anything is known. */
  media: readonly Media[] | null;
  problem: Problem | null;
  retry: () => void;
}

/** A section's media in every language, also from a worker that tells one language at a time. */
export function useSectionRecordings(sectionId: string, tourId: string): SectionRecordings {
  const language = useConsoleSelector(selectContentLanguage);
  const section = useConsoleSelector((state) => selectSection(state, sectionId, language));
  const isComplete = useConsoleSelector(
    (state) => state.media.lists[sectionId]?.isComplete ?? false,
  );
  const texts = useConsoleSelector((state) => selectSectionTexts(state, sectionId));
  const { error, isSuccess, refetch } = useGetSectionQuery({ sectionId, tourId, language });

  const media = section?.media ?? null;
  const problem = error === undefined ? null : problemOf(error);
  /** No words in the content language: the recordings are there all the same. */
  const isWordless = problem?.status === 404;
  const mayLackOthers = (isSuccess || isWordless) && !isComplete;
  useGetSectionTranslationsQuery({ sectionId }, { skip: !mayLackOthers });
  const languages = (texts ?? []).map((text) => text.language).filter((code) => code !== language);
  useGetOtherLanguagesMediaQuery(
    { sectionId, tourId, languages },
    { skip: !mayLackOthers || languages.length === 0 },
  );
  return {
    media,
    problem: isWordless && media !== null ? null : problem,
    retry: () => void refetch(),
  };
}
