import { useEffect, useState } from 'react';
import { mapConcurrently } from '../../platform/concurrencyPool';
import { type SectionCounts } from '../../domain/tours/translationState';
import { sectionsEndpoints } from '../endpoints/sectionsEndpoints';
import { selectSectionCountsOf } from '../select/selectCompleteness';
import { type ConsoleDispatch } from '../select/rootState';
import { useConsoleDispatch, useConsoleSelector } from './storeHooks';

/** Delay before loading, so that a row scrolled past triggers no request. */
const VISIBLE_DELAY_MS = 400;
const CONCURRENCY = 2;

const queue: (() => Promise<void>)[] = [];
let runningCount = 0;

function runNext(): void {
  const next = runningCount < CONCURRENCY ? queue.shift() : undefined;
  if (next === undefined) return;
  runningCount += 1;
  void next().finally(() => {
    runningCount -= 1;
    runNext();
  });
}

/** Fetches a tour's sections in a language; resolves with true on failure. */
export const readSections =
  (tourId: string, language: string) => async (dispatch: ConsoleDispatch) => {
    const { getTourSections } = sectionsEndpoints.endpoints;
    const read = await dispatch(
      getTourSections.initiate({ tourId, language }, { subscribe: false }),
    );
    return read.isError;
  };

/**
 * Section counts of a tour in a language, fetched once the cell has stayed mounted for `VISIBLE_DELAY_MS`; null until
 * known.
 */
export function useLazySections(
  tourId: string,
  language: string,
  isEnabled: boolean,
): SectionCounts | null {
  const dispatch = useConsoleDispatch();
  const counts = useConsoleSelector((state) => selectSectionCountsOf(state, tourId, language));
  const isMissing = isEnabled && counts === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const task = async () => void (await dispatch(readSections(tourId, language)));
    const timer = setTimeout(() => {
      queue.push(task);
      runNext();
    }, VISIBLE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      const index = queue.indexOf(task);
      if (index >= 0) queue.splice(index, 1);
    };
  }, [isMissing, tourId, language, dispatch]);
  return counts;
}

/**
 * Prefetches the sections of tours in a language, two at a time in the given order; returns false once a request has
 * failed.
 */
export function useSectionsAhead(tourIds: readonly string[], language: string): boolean {
  const dispatch = useConsoleDispatch();
  const joinedIds = tourIds.join(' ');
  const [failedIds, setFailedIds] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const ids = joinedIds.split(' ').filter((id) => id !== '');
    const read = async (id: string) => {
      if (await dispatch(readSections(id, language))) {
        if (!stop.signal.aborted) setFailedIds(joinedIds);
        stop.abort();
      }
      return null;
    };
    void mapConcurrently(ids, read, { concurrency: CONCURRENCY, signal: stop.signal });
    return () => stop.abort();
  }, [joinedIds, language, dispatch]);
  return failedIds !== joinedIds;
}
