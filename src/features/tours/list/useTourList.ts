import { useMemo } from 'react';
import { type Problem } from '../../../domain/problem';
import { problemOf } from '../../../state/api/problemOf';
import { useGetToursQuery } from '../../../state/endpoints/toursEndpoints';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useReadyTours } from '../../../state/hooks/useReadyTours';
import { selectCurrentLanguage } from '../../../state/select/selectLanguages';
import {
  selectFirstTours,
  selectTourList,
  selectToursFetchedAt,
} from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';
import { filterTours, hasStatus } from './filterTours';
import { toSearchParams } from './tourFilter';
import { useTextPresence } from './useTextPresence';
import { useFrozenPositions } from './table/useFrozenPositions';
import { useTourFilter } from './useTourFilter';

const noTours: readonly TourView[] = [];

/** Tours in the content language, and the subset that matches the URL's filter. */
export function useTourList() {
  const language = useConsoleSelector(selectCurrentLanguage);
  const cachedTours = useConsoleSelector((state) => selectTourList(state, language.code));
  const fetchedAt = useConsoleSelector((state) => selectToursFetchedAt(state, language.code));
  const { error, isFetching, refetch } = useGetToursQuery({ language: language.code });
  const tourFilter = useTourFilter();
  const { filter } = tourFilter;
  const presence = useTextPresence(filter);
  const asksForReady = filter.missing === 'ready' || filter.missing === 'unready';
  const readiness = useReadyTours(language.code, asksForReady);
  const firstTours = useConsoleSelector((state) => selectFirstTours(state, language.code));
  // A search, filter or sort needs the complete list, not only the tours received so far.
  const isPlain = toSearchParams(filter).size === 0;
  const arriving = cachedTours === null && isPlain ? firstTours : null;
  const tours = cachedTours ?? arriving ?? noTours;
  const { listed, freezePosition } = useFrozenPositions(
    tours,
    `${language.code}?${toSearchParams(filter)}`,
  );
  const rows = useMemo(
    () => filterTours(listed, filter, { has: presence.has, lacks: presence.lacks, readiness }),
    [listed, filter, presence, readiness],
  );
  const hasTours = cachedTours !== null || arriving !== null;
  const isRetrying = !hasTours && isFetching;
  const problem: Problem | null = error === undefined || isRetrying ? null : problemOf(error);
  return {
    language,
    tours,
    rows,
    /** Number of rows whose status no longer matches the filter. */
    changedCount: rows.filter((tour) => !hasStatus(tour, filter.status)).length,
    freezePosition,
    /** False until the cache or the worker has provided tours. */
    hasTours,
    /** True while a partially received list is shown. */
    isArriving: arriving !== null,
    /** True while data that the rows depend on is loading. */
    isLoading: !hasTours || presence.isAwaited || (asksForReady && readiness === null),
    /** Time of the last response in epoch milliseconds; null when there was none. */
    fetchedAt,
    problem,
    refetch,
    tourFilter,
  };
}
