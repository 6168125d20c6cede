/**
 * Reachability of the worker, from probes and real responses instead of `navigator.onLine` alone. 'checking' lasts from
 * a doubt (an event, a failed call) until the probe's outcome.
 */
export type ReachabilityState = 'online' | 'checking' | 'offline';

export interface Reachability {
  readonly state: ReachabilityState;
  /** Number of times that the worker became reachable after having been offline; a mere doubt does not count. */
  readonly returns: number;
  /** Calls the listener after each change; the returned function unsubscribes. */
  subscribe(changed: () => void): () => void;
}
