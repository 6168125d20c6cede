import { useEffect, useState } from 'react';
import { useConsoleSelector } from '../../../../state/hooks/storeHooks';
import { useSectionsAhead } from '../../../../state/hooks/useLazySections';
import { textKey } from '../../../../state/model/tourRows';
import { selectIsOffline } from '../../../../state/reachability/reachabilitySlice';
import { runWhenIdle } from '../../../../state/storage/requestIdle';
import { nextTour } from './translateQueue';
import { type TranslateQueue } from './useTranslateQueue';

/** Tours whose texts are read before their turn, so that a save leads on without a network. */
const TOURS_AHEAD = 2;
/** After this time on a tour the ones that follow are read. */
const SETTLED_MS = 5000;

/** The tours that follow the one on screen in the queue. */
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

/** True once the page has shown a tour for a while and has nothing else to do. */
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

/**
 * Reads the sections of the tours that follow in the queue, in both languages, in a pause and while there is a
 * network.
 */
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
