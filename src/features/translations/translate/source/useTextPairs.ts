import { useGetTourSectionsQuery } from '../../../../state/endpoints/sectionsEndpoints';
import { useGetTourTranslationsQuery } from '../../../../state/endpoints/tourTranslationsEndpoints';
import { selectHistory } from '../../../../state/history/historySlice';
import { useConsoleSelector } from '../../../../state/hooks/storeHooks';
import { selectOutdatedTexts } from '../../../../state/select/selectOutdatedTexts';
import { selectSectionList } from '../../../../state/select/selectSections';
import { selectTourList } from '../../../../state/select/selectTours';
import { hasSource, textPairs } from '../textPairs';
import { withOutdated } from './outdatedPairs';
import { useOtherSource } from './useOtherSource';

interface LanguagePair {
  from: string;
  to: string;
}

/** Texts of a tour and its sections in two languages; `pairs` is null before they were read. */
export function useTextPairs(tourId: string, { from, to }: LanguagePair) {
  const source = useGetTourSectionsQuery({ tourId, language: from });
  const target = useGetTourSectionsQuery({ tourId, language: to });
  // They tell when the texts of the tour itself were changed.
  const times = useGetTourTranslationsQuery({ tourId });
  const areTimesRead = useConsoleSelector((state) => tourId in state.tours.translationLists);
  const sourceSections = useConsoleSelector((state) => selectSectionList(state, tourId, from));
  const targetSections = useConsoleSelector((state) => selectSectionList(state, tourId, to));
  const sourceTours = useConsoleSelector((state) => selectTourList(state, from));
  const targetTours = useConsoleSelector((state) => selectTourList(state, to));
  const outdated = useConsoleSelector((state) => selectOutdatedTexts(state, from, to));
  const history = useConsoleSelector(selectHistory);
  const isTour = ({ id }: { id: string }) => id === tourId;
  const sections =
    sourceSections === null || targetSections === null
      ? null
      : { source: sourceSections, target: targetSections };
  const own = textPairs(
    { source: sourceTours?.find(isTour) ?? null, target: targetTours?.find(isTour) ?? null },
    sections ?? { source: [], target: [] },
  );
  const whole = useOtherSource(own, tourId, { from, to });
  const isReady = sections !== null && whole !== null && (areTimesRead || !times.isLoading);
  return {
    pairs: isReady ? withOutdated(whole, { tourId, from, to }, outdated.texts, history) : null,
    /** False where the language that was chosen as the source has none of them. */
    hasSource: own.some(hasSource),
    error: sections === null ? (source.error ?? target.error) : undefined,
    retry: () => {
      void source.refetch();
      void target.refetch();
    },
    refetchTarget: target.refetch,
  };
}
