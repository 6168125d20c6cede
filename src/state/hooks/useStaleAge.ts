import { useEffect, useState } from 'react';
import { formatAge } from '../../domain/text/date';
import { useConsoleSelector } from './storeHooks';
import { selectIsOffline } from '../reachability/reachabilitySlice';

/** Data younger than this counts as fresh while the worker responds. */
const FRESH_MS = 2 * 60_000;
const TICK_MS = 30_000;

/**
 * Age of the data on screen, as in 'from 5 min ago', once stale: older than two minutes, or shown while offline. Null
 * while fresh. `fetchedAt` in epoch milliseconds; null when unknown.
 */
export function useStaleAge(fetchedAt: number | null): string | null {
  const isOffline = useConsoleSelector(selectIsOffline);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (fetchedAt === null || (!isOffline && now - fetchedAt < FRESH_MS)) return null;
  return formatAge(fetchedAt, Math.max(now, fetchedAt));
}
