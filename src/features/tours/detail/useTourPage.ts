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
  /** Null while a request is pending and there is nothing to show. */
  problem: Problem | null;
  retry: () => void;
}

/** Tour in a language, and the problem when it could not be loaded. */
export function useTourPage(tourId: string, language: string): TourPage {
  const { error, isFetching, refetch } = useGetTourQuery(
    { tourId, language },
    {
      // A response that comes as expected is no news: the tour is read from the store.
      selectFromResult: ({ error, isFetching }) => ({
        error,
        isFetching: error !== undefined && isFetching,
      }),
    },
  );
  // While an edit is unsent, the view is a new object after each change.
  const tour = useConsoleSelector((state) => selectTour(state, tourId, language), shallowEqual);
  const isAwaited = error === undefined || (tour === null && isFetching);
  const problem = isAwaited ? null : problemOf(error);
  // A translation was added on this page, so the 404 is out of date.
  const isOutdated = problem?.status === 404 && tour !== null;
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  return { tour, problem, retry: () => void refetch() };
}
