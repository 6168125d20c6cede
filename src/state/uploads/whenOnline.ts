import { type Reachability } from '../reachability/reachability';

/** Resolves once the worker is reachable, or `stop` is aborted. */
export function whenOnline(reachability: Reachability, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = reachability.subscribe(() => settle());
    const settle = () => {
      if (reachability.state !== 'online' && !stop.aborted) return;
      unsubscribe();
      stop.removeEventListener('abort', settle);
      resolve();
    };
    stop.addEventListener('abort', settle);
    settle();
  });
}

/** Resolves after a delay, or once `stop` is aborted. */
export function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', settle);
      resolve();
    };
    const timer = setTimeout(settle, ms);
    stop.addEventListener('abort', settle);
    if (stop.aborted) settle();
  });
}
