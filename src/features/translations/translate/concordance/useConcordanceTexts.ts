import { useMemo } from 'react';
import { type TextHit } from '../../../../domain/translating/textHit';
import { type TranslatedText } from '../../../../domain/translating/translationMemory';
import {
  MAX_TEXT_HITS,
  textSearchEndpoints,
} from '../../../../state/endpoints/textSearchEndpoints';
import { useConsoleSelector } from '../../../../state/hooks/storeHooks';
import { selectIsOffline } from '../../../../state/reachability/reachabilitySlice';
import { useDebouncedValue } from '../../../../ui/hooks/useDebouncedValue';
import { selectTextsInBoth, textInBothKey, type TextInBoth } from '../selectTranslationMemory';

const isTranslated = ([source, target]: TranslatedText) =>
  (source ?? '').trim() !== '' && (target ?? '').trim() !== '';

/** Cached texts merged with the worker's hits: the worker's are newer and win, except over unsent edits. */
function mergeTexts(
  read: readonly TextInBoth[],
  hits: readonly TextHit[],
): readonly TranslatedText[] {
  const found = new Map(
    hits.map(({ tour_id, section_id, field, source, target }) => [
      textInBothKey(section_id ?? tour_id, field),
      [source, target, tour_id] as const,
    ]),
  );
  const own = read.map(({ key, isUnsent, text }) => {
    const hit = isUnsent ? undefined : found.get(key);
    found.delete(key);
    return hit ?? text;
  });
  return [...own, ...found.values()].filter(isTranslated);
}

/**
 * Texts for a term search: the worker's hits in the whole catalogue plus the cached texts; only the cached texts when
 * the worker cannot search.
 */
export function useConcordanceTexts(query: string, from: string, to: string) {
  const term = query.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const debouncedTerm = useDebouncedValue(term);
  const isOffline = useConsoleSelector(selectIsOffline);
  const read = useConsoleSelector((state) => selectTextsInBoth(state, from, to));
  const { data, currentData, isError, isFetching } =
    textSearchEndpoints.endpoints.searchTexts.useQuery({ query: debouncedTerm, from, to });
  const isAsking = term !== '' && (debouncedTerm !== term || isFetching);
  const texts = useMemo(() => mergeTexts(read, data ?? []), [read, data]);
  const readCount = useMemo(() => read.filter(({ text }) => isTranslated(text)).length, [read]);
  return {
    texts,
    /** Number of cached texts with a translation. */
    readCount,
    isAsking,
    /** True when only the cached texts are searched. */
    isOfDevice: isOffline || isError || currentData === null,
    /** True when the worker may have more hits than it returned. */
    hasMore: (currentData?.length ?? 0) >= MAX_TEXT_HITS,
  };
}
