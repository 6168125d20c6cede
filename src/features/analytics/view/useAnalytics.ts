import { useEffect, useMemo } from 'react';
import { type SerializedError } from '@reduxjs/toolkit';
import { type Problem } from '../../../domain/problem';
import {
  useGetAnalyticsOverviewQuery,
  useGetSectionPlaysQuery,
  useGetTourPlaysQuery,
} from '../../../state/endpoints/analyticsEndpoints';
import { problemOf } from '../../../state/api/problemOf';
import {
  readAnalyticsOverview,
  readSectionPlays,
  readTourPlays,
} from '../../../state/api/readAnalytics';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectPerson } from '../../../state/session/sessionSlice';
import { keepAnalytics, readKeptAnalytics } from './keptAnalytics';

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

/** The part of a response: what this device kept of it before stands in for one that cannot be had. */
function useAnalyticsPart<T>(
  part: string,
  { data, error, isFetching, fulfilledTimeStamp }: QueryResult<T>,
  read: (data: unknown, source: string) => T,
): AnalyticsPart<T> {
  const personId = useConsoleSelector(selectPerson)?.id ?? '';
  const hasFailed = error !== undefined && !(data === undefined && isFetching);
  const isMissing = error !== undefined && data === undefined;
  const kept = useMemo(
    () => (isMissing ? readKeptAnalytics(personId, part, read) : null),
    [isMissing, personId, part, read],
  );
  useEffect(() => {
    if (data === undefined || fulfilledTimeStamp === undefined) return;
    keepAnalytics(personId, part, data, fulfilledTimeStamp);
  }, [personId, part, data, fulfilledTimeStamp]);
  return {
    data: data ?? kept?.data ?? null,
    problem: hasFailed ? problemOf(error) : null,
    isFetching,
    updatedAtMs: data === undefined ? (kept?.atMs ?? null) : (fulfilledTimeStamp ?? null),
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
    overview: useAnalyticsPart('overview', overview, readAnalyticsOverview),
    sections: useAnalyticsPart('sections', sections, readSectionPlays),
    tours: useAnalyticsPart('tours', tours, readTourPlays),
    isFetching: overview.isFetching || sections.isFetching || tours.isFetching,
    refresh,
  };
}
