import { type SerializedError } from '@reduxjs/toolkit';
import { type Problem } from '../../../domain/problem';
import {
  useGetAnalyticsOverviewQuery,
  useGetSectionPlaysQuery,
  useGetTourPlaysQuery,
} from '../../../state/endpoints/analyticsEndpoints';
import { problemOf } from '../../../state/api/problemOf';

interface QueryResult<T> {
  data?: T;
  error?: Problem | SerializedError;
  isFetching: boolean;
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
}

/** One of the three responses; earlier data stays when a refetch fails. */
export interface AnalyticsPart<T> {
  data: T | null;
  problem: Problem | null;
  isFetching: boolean;
  /** Time of the data in epoch milliseconds. */
  updatedAtMs: number | null;
}

function toAnalyticsPart<T>({
  data,
  error,
  isFetching,
  fulfilledTimeStamp,
}: QueryResult<T>): AnalyticsPart<T> {
  const hasFailed = error !== undefined && !(data === undefined && isFetching);
  return {
    data: data ?? null,
    problem: hasFailed ? problemOf(error) : null,
    isFetching,
    updatedAtMs: data === undefined ? null : (fulfilledTimeStamp ?? null),
  };
}

/** All analytics of the worker, loaded together so that the three tabs agree. */
export function useAnalytics() {
  const overview = useGetAnalyticsOverviewQuery();
  const sections = useGetSectionPlaysQuery();
  const tours = useGetTourPlaysQuery();
  const refresh = () => {
    for (const { refetch } of [overview, sections, tours]) void refetch();
  };
  return {
    overview: toAnalyticsPart(overview),
    sections: toAnalyticsPart(sections),
    tours: toAnalyticsPart(tours),
    isFetching: overview.isFetching || sections.isFetching || tours.isFetching,
    refresh,
  };
}
