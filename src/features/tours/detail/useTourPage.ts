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
  /** Null while an answer is awaited and there is nothing to show. */
  problem: Problem | null;
  retry: () => void;
}

/** A tour in a language, and what is wrong where it could not be read. */
export function useTourPage(tourId: string, language: string): TourPage {
  const { error, isFetching, refetch } = useGetTourQuery({ tourId, language });
  // While an edit is on its way the view is made anew each time.
  const tour = useConsoleSelector((state) => selectTour(state, tourId, language), shallowEqual);
  const isAwaited = error === undefined || (tour === null && isFetching);
  const problem = isAwaited ? null : problemOf(error);
  // A translation was added on this page: the answer that there is none has had its time.
  const isOutdated = problem?.status === 404 && tour !== null;
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  return { tour, problem, retry: () => void refetch() };
}
