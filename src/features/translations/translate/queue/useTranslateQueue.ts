import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type TourPlays } from '../../../../domain/tours/analytics';
import { useGetTourRankingQuery } from '../../../../state/endpoints/analyticsEndpoints';
import { useGetToursQuery } from '../../../../state/endpoints/toursEndpoints';
import { useConsoleSelector } from '../../../../state/hooks/storeHooks';
import { useSectionsAhead } from '../../../../state/hooks/useLazySections';
import { useOutdatedTranslations } from '../../../../state/hooks/useOutdatedTranslations';
import { textKey } from '../../../../state/model/tourRows';
import { selectContentLanguage } from '../../../../state/model/preferencesSlice';
import { selectSectionCounts } from '../../../../state/select/selectCompleteness';
import { selectEnabledLanguages, selectLanguages } from '../../../../state/select/selectLanguages';
import { selectOutdatedTexts } from '../../../../state/select/selectOutdatedTexts';
import { selectTourList } from '../../../../state/select/selectTours';
import { type TourView } from '../../../../state/select/tourViews';
import { mostPlayedFirst, nextTour, previousTour, sortTours } from './translateQueue';

const noTours: readonly TourView[] = [];
const noPlays: readonly TourPlays[] = [];
/** Number of tours whose sections are prefetched, so that the queue knows what they lack. */
const TOURS_AHEAD = 60;

function useTours(language: string) {
  const { error, refetch } = useGetToursQuery({ language });
  const tours = useConsoleSelector((state) => selectTourList(state, language));
  return { tours, error, refetch };
}

/**
 * Number of outdated texts per tour: counted from cached data, and taken from the worker for tours whose sections are
 * not cached.
 */
function useOutdatedCounts(language: string): ReadonlyMap<string, number> {
  const known = useConsoleSelector((state) => selectOutdatedTexts(state, language).countByTour);
  const readTimes = useConsoleSelector((state) => state.sections.fetchTimes);
  const { data } = useOutdatedTranslations();
  return useMemo(() => {
    const counts = new Map(known);
    for (const { tour_id: id, language: code, texts } of data ?? []) {
      const isRead = code !== language || readTimes[textKey(id, language)] !== undefined;
      if (!isRead) counts.set(id, Math.max(texts, counts.get(id) ?? 0));
    }
    return counts;
  }, [known, readTimes, data, language]);
}

/** Tours in the source language, most played first, classified by their texts in the target language. */
function useSortedTours(from: string, to: string) {
  const source = useTours(from);
  const target = useTours(to);
  const { data: plays, isError } = useGetTourRankingQuery();
  const counts = useConsoleSelector(selectSectionCounts);
  const outdated = useOutdatedCounts(to);
  // Waits for the plays: their late arrival would reorder the list under the pointer.
  const isLoaded =
    source.tours !== null && target.tours !== null && (plays !== undefined || isError);
  const ordered = useMemo(
    () => (isLoaded ? mostPlayedFirst(source.tours ?? noTours, plays ?? noPlays) : noTours),
    [isLoaded, source.tours, plays],
  );
  const sorting = useMemo(
    () => sortTours(ordered, target.tours ?? noTours, counts, to, outdated),
    [ordered, target.tours, counts, to, outdated],
  );
  const ahead = useMemo(() => sorting.unchecked.slice(0, TOURS_AHEAD), [sorting.unchecked]);
  const isReading = useSectionsAhead(ahead, to);
  const isByPlays = plays !== undefined;
  return { source, target, isLoaded, isByPlays, isReading, ordered, sorting, outdated };
}

/** Ids of every tour with work left at some time since the languages were chosen, so that one can go back to it. */
function useEverLeft(languages: string, left: readonly string[]): ReadonlySet<string> {
  const [ever, setEver] = useState({ languages, ids: new Set(left) });
  const known = ever.languages === languages ? ever.ids : new Set<string>();
  if (ever.languages === languages && left.every((id) => known.has(id))) return known;
  const ids = new Set([...known, ...left]);
  setEver({ languages, ids });
  return ids;
}

interface UnknownLanguage {
  /** Search parameter with the unknown language. */
  param: 'lang' | 'from';
  code: string;
  /** Code of a language to offer instead. */
  instead: string;
}

/** Language in the URL that the catalogue lacks; null when both are known or the languages are not loaded yet. */
function useUnknownLanguage(from: string, to: string, other: string): UnknownLanguage | null {
  const all = useConsoleSelector(selectLanguages);
  const isRead = useConsoleSelector((state) => state.languages.lists['all'] !== undefined);
  const isUnknown = (code: string) => isRead && all.every((language) => language.code !== code);
  if (isUnknown(to)) return { param: 'lang', code: to, instead: other };
  if (!isUnknown(from)) return null;
  return { param: 'from', code: from, instead: to === 'en' ? other : 'en' };
}

/** Queue of tours to translate into a language, with the current tour from the URL. */
export function useTranslateQueue() {
  const [params, setParams] = useSearchParams();
  const [hasMoved, setHasMoved] = useState(false);
  const languages = useConsoleSelector(selectEnabledLanguages);
  const content = useConsoleSelector(selectContentLanguage);
  const other = languages.find(({ code }) => code !== 'en')?.code ?? 'en';
  const to = params.get('lang') ?? (content === 'en' ? other : content);
  const from = params.get('from') ?? (to === 'en' ? other : 'en');
  const unknown = useUnknownLanguage(from, to, other);
  const sorted = useSortedTours(from, to);
  const { source, target, isLoaded, isByPlays, isReading, ordered, sorting, outdated } = sorted;
  const left = useMemo(() => new Set(sorting.left), [sorting.left]);
  const partial = useMemo(() => new Set(sorting.partial), [sorting.partial]);
  const queue = useEverLeft(`${from} ${to}`, sorting.left);
  const tours = useMemo(() => ordered.filter(({ id }) => queue.has(id)), [ordered, queue]);
  const complete = useMemo(() => {
    const incomplete = new Set([...sorting.left, ...sorting.unchecked]);
    return ordered.filter(({ id }) => !incomplete.has(id));
  }, [ordered, sorting]);
  const named = params.get('tour');
  const tourId = named ?? nextTour(ordered, left, null);
  const isTour = ({ id }: TourView) => id === tourId;
  const tour = source.tours?.find(isTour) ?? target.tours?.find(isTour);

  const setParamValues = (change: Record<string, string | null>, replace = false) => {
    if (!replace) setHasMoved(change['tour'] !== undefined && change['tour'] !== tourId);
    setParams(
      (last) => {
        const changed = new URLSearchParams(last);
        for (const [name, value] of Object.entries(change)) {
          if (value === null) changed.delete(name);
          else changed.set(name, value);
        }
        return changed;
      },
      { replace },
    );
  };
  // Pins the first tour in the URL, so that it stays when another one is later found to precede it.
  useEffect(() => {
    if (named === null && tourId !== null) setParamValues({ tour: tourId }, true);
  });
  return {
    languages,
    from,
    to,
    /** Language in the URL that the catalogue lacks; null for none. */
    unknown,
    tourId,
    tour,
    /** Tours in the source language, in queue order. */
    ordered,
    /** Tours with work left at some time since the languages were chosen, in queue order. */
    tours,
    /** Tours that lack nothing, by the data on this device, in queue order. */
    complete,
    /** True when the queue is ordered by plays. */
    isByPlays,
    /** Ids of the tours with work left. */
    left,
    /** Ids of those in `left` that have some of their texts. */
    partial,
    /** Number of texts per tour whose source changed after the translation. */
    outdated,
    next: nextTour(ordered, left, tourId),
    previous: previousTour(ordered, queue, tourId),
    hasMoved,
    setParamValues,
    isLoaded,
    /** Number of tours that had work left since the languages were chosen and have none now. */
    doneCount: [...queue].filter((id) => !left.has(id)).length,
    leftCount: left.size,
    /** Number of tours not in the queue yet, because their sections are still to be loaded. */
    uncheckedCount: sorting.unchecked.length,
    /** False when loading the sections failed. */
    isReading,
    error: source.error ?? target.error,
    retry: () => Promise.all([source.refetch(), target.refetch()]),
  };
}

export type TranslateQueue = ReturnType<typeof useTranslateQueue>;
