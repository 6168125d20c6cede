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

/** Tours in the current content language, and those that the filter in the URL leaves. */
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
  // A search, a filter or an order of the first tours would not give the right rows.
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
    /** Number of rows that no longer have the status of the filter. */
    changedCount: rows.filter((tour) => !hasStatus(tour, filter.status)).length,
    freezePosition,
    /** False until tours are there, from the cache or from the worker. */
    hasTours,
    /** True while the list is shown as far as it has come. */
    isArriving: arriving !== null,
    /** True while what the rows depend on is still to come. */
    isLoading: !hasTours || presence.isAwaited || (asksForReady && readiness === null),
    /** Time of the last response, in ms; null without one. */
    fetchedAt,
    problem,
    refetch,
    tourFilter,
  };
}
