import { useSyncExternalStore } from 'react';
import { type Problem } from '../../domain/problem';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Message of a problem; while the device is offline, a network problem other than a time-out says so instead. */
export function useProblemText({ code, message, isTimeout = false }: Problem): string {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return code === 'network' && !isTimeout && !isOnline ? 'You are offline.' : message;
}
