import { useLayoutEffect, useMemo } from 'react';
import { toursEndpoints } from '../../state/endpoints/toursEndpoints';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectIsOffline } from '../../state/reachability/reachabilitySlice';
import { markFailuresInline } from '../../state/start/inlineFailures';
import { selectEditTimes } from './selectEditTimes';

/** Time of the last edit of each tour's contents, in epoch milliseconds by tour id. */
export function useEditTimes() {
  const knownTimes = useConsoleSelector(selectEditTimes);
  const isOffline = useConsoleSelector(selectIsOffline);
  // A layout effect runs before the passive effect of the query, which may fail at once.
  useLayoutEffect(() => {
    return markFailuresInline(['getEditedTours']);
  }, []);
  const { data, isError } = toursEndpoints.endpoints.getEditedTours.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const times = useMemo(() => {
    const all = new Map(knownTimes);
    for (const { tour_id, edited_at } of data ?? [])
      all.set(tour_id, Math.max(Date.parse(edited_at), all.get(tour_id) ?? 0));
    return all;
  }, [data, knownTimes]);
  const isLoading = data === undefined && !isError && !isOffline;
  /** True when the worker does not report edits: only edits in cached records or made on this device are known. */
  const isPartial = !isLoading && data == null;
  return { times, isLoading, isPartial };
}
