import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Problem } from '../../domain/problem';
import { useConsoleDispatch, useConsoleSelector } from './storeHooks';
import { problemOf } from '../api/problemOf';
import { selectIsOffline } from '../reachability/reachabilitySlice';
import { mapConcurrently } from '../../platform/concurrencyPool';
import { toursEndpoints } from '../endpoints/toursEndpoints';

const FRESH_MS = 5 * 60_000;

interface TextLists {
  /** Codes of the languages whose list is loaded. */
  loadedCodes: readonly string[];
  /** True while any of the lists is being requested. */
  isReading: boolean;
  problem: Problem | null;
  retry: () => void;
}

/**
 * Fetches the list of every language, two at a time. Lists younger than `FRESH_MS` are not refetched; lists that failed
 * offline are fetched again when the network returns.
 */
export function useTextLists(codes: readonly string[]): TextLists {
  const dispatch = useConsoleDispatch();
  const lists = useConsoleSelector((state) => state.tours.lists);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [round, setRound] = useState(0);
  const requestedCodes = codes.join(' ');
  const [readCodes, setReadCodes] = useState<string | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const requested = requestedCodes.split(' ').filter((code) => code !== '');
    void mapConcurrently<string, Problem>(
      requested,
      async (language) => {
        const read = toursEndpoints.endpoints.getTours.initiate(
          { language },
          { subscribe: false, forceRefetch: FRESH_MS / 1000 },
        );
        const { error } = await dispatch(read);
        return error === undefined ? null : problemOf(error);
      },
      { concurrency: 2, signal: stop.signal },
    ).then(({ failed }) => {
      if (stop.signal.aborted) return;
      setProblem(failed[0]?.failure ?? null);
      setReadCodes(requestedCodes);
    });
    return () => stop.abort();
  }, [requestedCodes, round, dispatch]);

  const isOffline = useConsoleSelector(selectIsOffline);
  const readWhatWasLost = useEffectEvent(() => {
    if (problem?.code === 'network') setRound((last) => last + 1);
  });
  useEffect(() => {
    if (!isOffline) readWhatWasLost();
  }, [isOffline]);

  const joinedLoadedCodes = codes.filter((code) => lists[code] !== undefined).join(' ');
  // Equal codes keep the same array, because grid columns derive from it.
  const loadedCodes = useMemo(
    () => joinedLoadedCodes.split(' ').filter((code) => code !== ''),
    [joinedLoadedCodes],
  );

  return {
    loadedCodes,
    isReading: readCodes !== requestedCodes,
    problem,
    retry: () => setRound((last) => last + 1),
  };
}
