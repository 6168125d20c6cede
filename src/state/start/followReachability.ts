import { type WatchedReachability } from '../reachability/watchReachability';

/** Listens to the page: its network events raise or settle doubts. Ends with the returned function. */
export function followReachability(reachability: WatchedReachability): () => void {
  const onNetworkLost = () => reachability.networkLost();
  const onNetworkReturned = () => reachability.networkReturned();
  const looked = () => {
    if (document.visibilityState === 'visible' && reachability.state !== 'online') {
      reachability.doubted();
    }
  };
  window.addEventListener('offline', onNetworkLost);
  window.addEventListener('online', onNetworkReturned);
  document.addEventListener('visibilitychange', looked);
  const stopProbing = reachability.keepProbing();
  if (!navigator.onLine) onNetworkLost();
  return () => {
    window.removeEventListener('offline', onNetworkLost);
    window.removeEventListener('online', onNetworkReturned);
    document.removeEventListener('visibilitychange', looked);
    stopProbing();
  };
}
