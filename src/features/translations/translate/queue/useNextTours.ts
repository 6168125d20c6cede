import { useEffect, useState } from 'react';
import { useConsoleSelector } from '../../../../state/hooks/storeHooks';
import { useSectionsAhead } from '../../../../state/hooks/useLazySections';
import { textKey } from '../../../../state/model/tourRows';
import { selectIsOffline } from '../../../../state/reachability/reachabilitySlice';
import { runWhenIdle } from '../../../../platform/requestIdle';
import { nextTour } from './translateQueue';
import { type TranslateQueue } from './useTranslateQueue';

/** Number of upcoming tours to prefetch, so that going on works offline. */
const TOURS_AHEAD = 2;
/** Time in ms on a tour after which the next ones are prefetched; also the longest wait for an idle browser. */
const SETTLED_MS = 5000;

/** Ids of the tours that follow the current one in the queue. */
function nextTours({ ordered, left, tourId }: TranslateQueue): string[] {
  const ids: string[] = [];
  let current = tourId;
  for (let count = 0; count < TOURS_AHEAD; count += 1) {
    const next = nextTour(ordered, left, current);
    if (next === null || next === tourId || ids.includes(next)) break;
    ids.push(next);
    current = next;
  }
  return ids;
}

/** True once a tour has been shown for SETTLED_MS and the browser is idle. */
function useIsSettled(subject: string): boolean {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(
      () => runWhenIdle(() => !isGone && setSettled(subject), SETTLED_MS),
      SETTLED_MS,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [subject]);
  return settled === subject;
}

/** Prefetches the sections of the next tours in the queue, in both languages, while idle and online. */
export function useNextTours(queue: TranslateQueue): void {
  const { from, to, tourId, isLoaded } = queue;
  const isOffline = useConsoleSelector(selectIsOffline);
  const fetchTimes = useConsoleSelector((state) => state.sections.fetchTimes);
  const isSettled = useIsSettled(`${from} ${to} ${tourId ?? ''}`);
  const isReading = isSettled && isLoaded && !isOffline;
  const ids = isReading ? nextTours(queue) : [];
  const missingIn = (language: string) =>
    ids.filter((id) => fetchTimes[textKey(id, language)] === undefined);
  useSectionsAhead(missingIn(from), from);
  useSectionsAhead(missingIn(to), to);
}
