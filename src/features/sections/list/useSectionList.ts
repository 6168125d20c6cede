import { type Problem } from '../../../domain/problem';
import { useConsoleSelector, useConsoleView } from '../../../state/hooks/storeHooks';
import { problemOf } from '../../../state/api/problemOf';
import { useGetSectionsQuery } from '../../../state/endpoints/sectionsEndpoints';
import { selectSectionList, type SectionView } from '../../../state/select/selectSections';
import { textKey } from '../../../state/model/tourRows';

interface SectionList {
  /** Sorted by order index; null until loaded in the language. */
  sections: SectionView[] | null;
  /** Null unless the request failed; also null while a retry runs without cached sections. */
  problem: Problem | null;
  /** Time of the last response in epoch milliseconds; null when there was none. */
  fetchedAt: number | null;
  retry: () => void;
}

/** Sections of a tour in a language. */
export function useSectionList(tourId: string, language: string): SectionList {
  const { error, isFetching, refetch } = useGetSectionsQuery({ tourId, language });
  const sections = useConsoleView((state) => selectSectionList(state, tourId, language));
  const fetchedAt = useConsoleSelector(
    (state) => state.sections.fetchTimes[textKey(tourId, language)]?.fetchedAt ?? null,
  );
  const isPending = error === undefined || (sections === null && isFetching);
  const problem = isPending ? null : problemOf(error);
  return { sections, problem, fetchedAt, retry: () => void refetch() };
}
