import { useEffect, useEffectEvent } from 'react';
import { workerApi } from '../../../state/api/workerApi';
import { useConsoleSelector, useConsoleStore } from '../../../state/hooks/storeHooks';
import { selectReachability } from '../../../state/reachability/reachabilitySlice';
import { runWhenIdle } from '../../../state/storage/requestIdle';
import { isSavingData } from '../../../ui/hooks/isSavingData';

/** Time in which the page asks for nothing else before the check begins. */
const QUIET_MS = 4000;
/** Most drafts that are checked unasked. */
export const MAX_BACKGROUND_DRAFTS = 100;

/** Starts a check of drafts unasked once the page is quiet, where the network is good and they are not too many. */
export function useBackgroundCheck(count: number, isAllowed: boolean, start: () => void): void {
  const store = useConsoleStore();
  const { state, isSlow } = useConsoleSelector(selectReachability);
  const isGood = state === 'online' && !isSlow && !isSavingData();
  const isWanted = isAllowed && isGood && count > 0 && count <= MAX_BACKGROUND_DRAFTS;
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (!isWanted) return undefined;
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const isAsking = () => {
      const { queries, mutations } = store.getState()[workerApi.reducerPath];
      return [...Object.values(queries), ...Object.values(mutations)].some(
        (call) => call?.status === 'pending',
      );
    };
    const wait = () => {
      timer = setTimeout(() => {
        if (isAsking()) wait();
        else runWhenIdle(() => !left.signal.aborted && begin(), QUIET_MS);
      }, QUIET_MS);
    };
    wait();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [isWanted, store]);
}
