import { useEffect, useMemo } from 'react';
import { type SerializedError } from '@reduxjs/toolkit';
import { type Problem } from '../../domain/problem';
import { problemOf } from '../api/problemOf';
import { readAnalyticsOverview } from '../api/readAnalytics';
import { useGetAnalyticsOverviewQuery } from '../endpoints/analyticsEndpoints';
import { selectPerson } from '../session/sessionSlice';
import { keepAnalytics, readKeptAnalytics } from '../storage/keptAnalytics';
import { useConsoleSelector } from './storeHooks';

interface QueryResult<T> {
  data?: T;
  error?: Problem | SerializedError;
  isFetching: boolean;
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
}

/** One of the three analytics responses; earlier data is kept when a refetch fails. */
export interface AnalyticsPart<T> {
  data: T | null;
  problem: Problem | null;
  isFetching: boolean;
  /** Time of the data in epoch milliseconds; null without data. */
  updatedAtMs: number | null;
}

/** An analytics response; when the request fails without data, falls back to the copy kept on this device. */
export function useAnalyticsPart<T>(
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

/** Counts of the whole catalogue and of each language; offline, those of the last visit. */
export function useAnalyticsOverview() {
  const query = useGetAnalyticsOverviewQuery();
  const part = useAnalyticsPart('overview', query, readAnalyticsOverview);
  return { ...part, refetch: query.refetch };
}
