import { type WatchedReachability } from '../reachability/watchReachability';

/** Listens to the page: its network events raise or settle doubts. Ends with the returned function. */
export function followReachability(reachability: WatchedReachability): () => void {
  const lost = () => reachability.networkLost();
  const doubted = () => reachability.doubted();
  const looked = () => {
    if (document.visibilityState === 'visible' && reachability.state !== 'online') doubted();
  };
  window.addEventListener('offline', lost);
  window.addEventListener('online', doubted);
  document.addEventListener('visibilitychange', looked);
  const stopProbing = reachability.keepProbing();
  if (!navigator.onLine) lost();
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', doubted);
    document.removeEventListener('visibilitychange', looked);
    stopProbing();
  };
}
