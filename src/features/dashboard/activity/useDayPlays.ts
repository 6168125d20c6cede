import { useEffect, useState } from 'react';
import { type DayPlays } from '../../../domain/tours/analytics';
import { readDayPlays, useGetDayPlaysQuery } from '../../../state/endpoints/dayPlaysEndpoints';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useSupportsPlaysByDay } from '../../../state/hooks/useSupportsPlaysByDay';
import { selectPerson } from '../../../state/session/sessionSlice';
import { keepAnalytics, readKeptAnalytics } from '../../../state/storage/keptAnalytics';
import { useWhenQuiet } from '../useWhenQuiet';

const PART = 'days';
/** Quiet period in ms without requests before the days are fetched. */
const QUIET_MS = 1500;

/** Plays by day cached today, or null; past days no longer change. */
function keptToday(personId: string): DayPlays[] | null {
  const days = readKeptAnalytics(personId, PART, readDayPlays)?.data ?? null;
  return days?.at(-1)?.day === new Date().toISOString().slice(0, 10) ? days : null;
}

/**
 * Plays of the last days, fetched once a day when the page is quiet; null before and when unavailable. `isExpected` is
 * true while they may still arrive.
 */
export function useDayPlays(): {
  days: DayPlays[] | null;
  isExpected: boolean;
  hasFailed: boolean;
} {
  const personId = useConsoleSelector(selectPerson)?.id ?? '';
  const [kept] = useState(() => keptToday(personId));
  const [isWanted, setIsWanted] = useState(false);
  const isSupported = useSupportsPlaysByDay();
  const isMissing = kept === null && isSupported;
  const mayRead = useWhenQuiet(isMissing && !isWanted, QUIET_MS, () => setIsWanted(true));
  const { data, isError, fulfilledTimeStamp } = useGetDayPlaysQuery(undefined, { skip: !isWanted });
  useEffect(() => {
    if (data == null || fulfilledTimeStamp === undefined) return;
    keepAnalytics(personId, PART, data, fulfilledTimeStamp);
  }, [personId, data, fulfilledTimeStamp]);
  const days = data ?? kept;
  const isComing = isWanted ? data === undefined && !isError : mayRead;
  return { days, isExpected: isMissing && isComing, hasFailed: isError };
}
