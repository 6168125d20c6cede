import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { type Problem } from '../../../domain/problem';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { problemOf } from '../../../state/api/problemOf';
import { selectTour } from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';
import { useGetTourQuery } from '../../../state/endpoints/toursEndpoints';

interface TourPage {
  tour: TourView | null;
  /** Null unless the request failed; also null while a retry runs without a cached tour. */
  problem: Problem | null;
  retry: () => void;
}

/** Tour in a language, with the Problem of a failed load. */
export function useTourPage(tourId: string, language: string): TourPage {
  const { error, isFetching, refetch } = useGetTourQuery(
    { tourId, language },
    {
      // Fetch status is ignored unless the request failed, which avoids renders: the tour is read from the store.
      selectFromResult: ({ error, isFetching }) => ({
        error,
        isFetching: error !== undefined && isFetching,
      }),
    },
  );
  // While an edit is unsent, each change of state yields a new view object; hence shallowEqual.
  const tour = useConsoleSelector((state) => selectTour(state, tourId, language), shallowEqual);
  const isAwaited = error === undefined || (tour === null && isFetching);
  const problem = isAwaited ? null : problemOf(error);
  // A translation added on this page makes the cached 404 stale.
  const isOutdated = problem?.status === 404 && tour !== null;
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  return { tour, problem, retry: () => void refetch() };
}
