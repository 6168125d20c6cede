import { useEffect, useEffectEvent } from 'react';
import { workerApi } from '../../state/api/workerApi';
import { useConsoleSelector, useConsoleStore } from '../../state/hooks/storeHooks';
import { selectReachability } from '../../state/reachability/reachabilitySlice';
import { runWhenIdle } from '../../platform/requestIdle';
import { prefersReducedData } from '../../ui/dom/prefersReducedData';

/**
 * Runs background work once no request has been pending for `quietMs`, while wanted, online, on a fast network and
 * without data saver. Returns true while these conditions hold.
 */
export function useWhenQuiet(isWanted: boolean, quietMs: number, begin: () => void): boolean {
  const store = useConsoleStore();
  const { state, isSlow } = useConsoleSelector(selectReachability);
  const isAllowed = isWanted && state === 'online' && !isSlow && !prefersReducedData();
  const beginNow = useEffectEvent(begin);
  useEffect(() => {
    if (!isAllowed) return undefined;
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
        else runWhenIdle(() => !left.signal.aborted && beginNow(), quietMs);
      }, quietMs);
    };
    wait();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [isAllowed, quietMs, store]);
  return isAllowed;
}
