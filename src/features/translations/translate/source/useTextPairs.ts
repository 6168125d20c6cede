import { useGetTourSectionsQuery } from '../../../../state/endpoints/sectionsEndpoints';
import { useGetTourTranslationsQuery } from '../../../../state/endpoints/tourTranslationsEndpoints';
import { useConsoleSelector, useConsoleView } from '../../../../state/hooks/storeHooks';
import { selectOutdatedTexts } from '../../../../state/select/selectOutdatedTexts';
import { selectSectionList } from '../../../../state/select/selectSections';
import { selectTourList, selectTourRecord } from '../../../../state/select/selectTours';
import { hasSource, textPairs } from '../textPairs';
import { withOutdated } from './outdatedPairs';
import { useOtherSource } from './useOtherSource';

interface LanguagePair {
  from: string;
  to: string;
}

/** Text pairs of a tour and its sections; `pairs` is null until loaded. */
export function useTextPairs(tourId: string, { from, to }: LanguagePair) {
  const source = useGetTourSectionsQuery({ tourId, language: from });
  const target = useGetTourSectionsQuery({ tourId, language: to });
  // Translations hold the earlier source of the tour's own texts.
  useGetTourTranslationsQuery({ tourId });
  const own = useConsoleSelector((state) => selectTourRecord(state, tourId)?.primary_language);
  // The word diff of an outdated text is in the tour's primary language.
  const isOwnRead = own === undefined || own === from || own === to;
  useGetTourSectionsQuery({ tourId, language: own ?? '' }, { skip: isOwnRead });
  const sourceSections = useConsoleView((state) => selectSectionList(state, tourId, from));
  const targetSections = useConsoleView((state) => selectSectionList(state, tourId, to));
  const sourceTours = useConsoleSelector((state) => selectTourList(state, from));
  const targetTours = useConsoleSelector((state) => selectTourList(state, to));
  const outdated = useConsoleSelector((state) => selectOutdatedTexts(state, to));
  const isTour = ({ id }: { id: string }) => id === tourId;
  const sections =
    sourceSections === null || targetSections === null
      ? null
      : { source: sourceSections, target: targetSections };
  const ownPairs = textPairs(
    { source: sourceTours?.find(isTour) ?? null, target: targetTours?.find(isTour) ?? null },
    sections ?? { source: [], target: [] },
  );
  const whole = useOtherSource(ownPairs, tourId, { from, to });
  const subject = { tourId, language: to, sourceLanguage: own ?? from };
  return {
    pairs:
      sections === null || whole === null ? null : withOutdated(whole, subject, outdated.texts),
    /** False when the chosen source language has no texts at all. */
    hasSource: ownPairs.some(hasSource),
    error: sections === null ? (source.error ?? target.error) : undefined,
    retry: () => {
      void source.refetch();
      void target.refetch();
    },
    refetchTarget: target.refetch,
  };
}
