import { type SerializedError } from '@reduxjs/toolkit';
import { type Problem } from '../../../domain/problem';
import {
  useGetAnalyticsOverviewQuery,
  useGetSectionPlaysQuery,
  useGetTourPlaysQuery,
} from '../../../state/endpoints/analyticsEndpoints';
import { problemOf } from '../../../state/api/problemOf';

interface Answer<T> {
  data?: T;
  error?: Problem | SerializedError;
  isFetching: boolean;
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
}

/** One of the three answers; what came before stays when it cannot be had anew. */
export interface AnalyticsPart<T> {
  data: T | null;
  problem: Problem | null;
  isFetching: boolean;
  /** Epoch milliseconds of the data. */
  updatedAtMs: number | null;
}

function partOf<T>({ data, error, isFetching, fulfilledTimeStamp }: Answer<T>): AnalyticsPart<T> {
  const hasFailed = error !== undefined && !(data === undefined && isFetching);
  return {
    data: data ?? null,
    problem: hasFailed ? problemOf(error) : null,
    isFetching,
    updatedAtMs: data === undefined ? null : (fulfilledTimeStamp ?? null),
  };
}

/** All that the worker counts, read together so that the three tabs agree. */
export function useAnalytics() {
  const overview = useGetAnalyticsOverviewQuery();
  const sections = useGetSectionPlaysQuery();
  const tours = useGetTourPlaysQuery();
  const refresh = () => {
    for (const { refetch } of [overview, sections, tours]) void refetch();
  };
  return {
    overview: partOf(overview),
    sections: partOf(sections),
    tours: partOf(tours),
    isFetching: overview.isFetching || sections.isFetching || tours.isFetching,
    refresh,
  };
}
