import { type WatchedReachability } from '../reachability/watchReachability';

/** Reports the page's network and visibility events to `reachability`; the returned function unsubscribes. */
export function followReachability(reachability: WatchedReachability): () => void {
  const onNetworkLost = () => reachability.networkLost();
  const onNetworkReturned = () => reachability.networkReturned();
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible' && reachability.state !== 'online') {
      reachability.doubted();
    }
  };
  window.addEventListener('offline', onNetworkLost);
  window.addEventListener('online', onNetworkReturned);
  document.addEventListener('visibilitychange', onVisibilityChange);
  const stopProbing = reachability.keepProbing();
  if (!navigator.onLine) onNetworkLost();
  return () => {
    window.removeEventListener('offline', onNetworkLost);
    window.removeEventListener('online', onNetworkReturned);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    stopProbing();
  };
}
