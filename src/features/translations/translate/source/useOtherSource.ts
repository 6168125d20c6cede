import { useGetTourSectionsQuery } from '../../../../state/endpoints/sectionsEndpoints';
import { useConsoleSelector, useConsoleView } from '../../../../state/hooks/storeHooks';
import { selectSectionList, type SectionView } from '../../../../state/select/selectSections';
import { selectTourRecord } from '../../../../state/select/selectTours';
import { hasSource, type TextPair } from '../textPairs';

/** Section texts of a tour in a language that substitutes for the chosen source. */
interface OtherSource {
  language: string;
  /** Null until loaded. */
  sections: readonly SectionView[] | null;
  isReading: boolean;
}

function useSectionsIn(tourId: string, language: string | undefined): OtherSource | null {
  const code = language ?? '';
  const { isFetching } = useGetTourSectionsQuery(
    { tourId, language: code },
    { skip: language === undefined },
  );
  const sections = useConsoleView((state) => selectSectionList(state, tourId, code));
  return language === undefined ? null : { language, sections, isReading: isFetching };
}

const lacksSource = (pair: TextPair) => pair.key !== 'tour' && !hasSource(pair);

/** Pairs in which missing sources are filled from another language. */
function filled(pairs: readonly TextPair[], { language, sections }: OtherSource): TextPair[] {
  const others = new Map((sections ?? []).map((section) => [section.id, section]));
  return pairs.map((pair): TextPair => {
    const other = others.get(pair.key);
    const title = other?.title ?? '';
    const description = other?.description ?? '';
    if (!lacksSource(pair) || title + description === '') return pair;
    return { ...pair, source: { title, description }, sourceLanguage: language };
  });
}

/**
 * Pairs in which missing sources are filled from the tour's primary language, else from English; null while these are
 * loading.
 */
export function useOtherSource(
  pairs: readonly TextPair[],
  tourId: string,
  { from, to }: { from: string; to: string },
): readonly TextPair[] | null {
  const own = useConsoleSelector((state) => selectTourRecord(state, tourId)?.primary_language);
  const isEmpty = pairs.every((pair) => !hasSource(pair));
  const [first, second] = [...new Set([own, 'en'])].filter(
    (code) => code !== undefined && code !== from && code !== to,
  );
  const isNeeded = from !== to && !isEmpty && pairs.some(lacksSource);
  const ofOwn = useSectionsIn(tourId, isNeeded ? first : undefined);
  const isReading = (source: OtherSource | null) => source?.sections === null && source.isReading;
  const withOwn = ofOwn === null ? pairs : filled(pairs, ofOwn);
  const isMoreNeeded = isNeeded && !isReading(ofOwn) && withOwn.some(lacksSource);
  const inEnglish = useSectionsIn(tourId, isMoreNeeded ? second : undefined);
  if (isReading(ofOwn) || isReading(inEnglish)) return null;
  return inEnglish === null ? withOwn : filled(withOwn, inEnglish);
}
