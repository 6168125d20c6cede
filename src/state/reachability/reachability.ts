/**
 * Reachability of the worker, from probes and real responses and not from `navigator.onLine` alone:
 * 'checking' is the time between a doubt (an event, a failed call) and the probe's response.
 */
export type ReachabilityState = 'online' | 'checking' | 'offline';

export interface Reachability {
  readonly state: ReachabilityState;
  /** Number of times that the worker responded again after it or the network was away; a doubt is no absence. */
  readonly returns: number;
  /** Calls back after each change of state, until the returned function is called. */
  subscribe(changed: () => void): () => void;
}
