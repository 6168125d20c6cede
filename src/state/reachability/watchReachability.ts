import { quarterJitterMs, type BackOff } from '../../platform/backOff';
import { type Reachability, type ReachabilityState } from './reachability';

/** Cause of an outage: the device has no network, or the worker does not respond. */
export type OfflineCause = 'no network' | 'no response';

export interface WatchedReachability extends Reachability {
  /** Null unless offline. */
  readonly cause: OfflineCause | null;
  /** True when a call takes long although the worker responds to a probe. */
  readonly isSlow: boolean;
  /** Reports a response; any response proves reachability like a probe. */
  responded(): void;
  /** Reports a doubt, after a failed call or a change of network: starts a probe unless one is running. */
  doubted(): void;
  /** Reports that the browser lost the network: offline at once, until a probe succeeds. */
  networkLost(): void;
  /** Reports that the browser has a network again: the next response counts as a return. */
  networkReturned(): void;
  /** Observes a call: its response, its failure, and slowness. */
  watch(call: Promise<Response>): Promise<Response>;
  /** Keeps probing while the worker is unreachable; the returned function stops that. */
  keepProbing(): () => void;
}

export interface ReachabilityPorts {
  /** A cheap request of the worker; rejects without a response. */
  probe: (signal: AbortSignal) => Promise<unknown>;
  /** The browser's own hint, used only to choose the message. */
  hasNetwork: () => boolean;
  /** Random number from 0 to 1. */
  random?: () => number;
}

const isStop = (failure: unknown) =>
  typeof failure === 'object' &&
  failure !== null &&
  'name' in failure &&
  failure.name === 'AbortError';

const PROBE_MS = 5000;
const SLOW_AFTER_MS = 6000;
const probeBackOff: BackOff = { firstMs: 2000, mostMs: 30_000 };

/** False when the probe is aborted, fails or times out. */
async function hasProbeResponse(
  probe: ReachabilityPorts['probe'],
  controller: AbortController,
): Promise<boolean> {
  const timer = setTimeout(() => controller.abort(), PROBE_MS);
  const hasResponse = await probe(controller.signal).then(
    () => true,
    () => false,
  );
  clearTimeout(timer);
  return hasResponse;
}

interface CallObserver {
  responded: () => void;
  doubted: () => void;
  /** Adds 1 when a call becomes slow, -1 when it ends. */
  countSlow: (by: 1 | -1) => void;
}

async function watchCall(
  call: Promise<Response>,
  { responded, doubted, countSlow }: CallObserver,
): Promise<Response> {
  let isSlow = false;
  const slow = setTimeout(() => {
    isSlow = true;
    countSlow(1);
    doubted();
  }, SLOW_AFTER_MS);
  try {
    const response = await call;
    responded();
    return response;
  } catch (failure) {
    // A call aborted by the console itself is no evidence.
    if (!isStop(failure)) doubted();
    throw failure;
  } finally {
    clearTimeout(slow);
    if (isSlow) countSlow(-1);
  }
}

/** Timer of the next probe, with back-off while probes fail. */
function createProbeTimer(random: () => number) {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  return {
    stop,
    reset() {
      stop();
      attempts = 0;
    },
    wait(next: () => void) {
      stop();
      attempts += 1;
      timer = setTimeout(next, quarterJitterMs(attempts, probeBackOff, random()));
    },
  };
}

/** Observable state, with its cause and the number of returns. */
function createObservedState() {
  const listeners = new Set<() => void>();
  let state: ReachabilityState = 'online';
  let cause: OfflineCause | null = null;
  let wasAway = false;
  let returns = 0;
  const notify = () => listeners.forEach((changed) => changed());
  return {
    state: () => state,
    cause: () => cause,
    returns: () => returns,
    notify,
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    /** Makes the next 'online' count as a return. */
    expectReturn: () => void (wasAway = true),
    become(next: ReachabilityState, nextCause: OfflineCause | null = null): void {
      if (next === 'online' && wasAway) returns += 1;
      if (next !== 'checking') wasAway = next === 'offline';
      if (state === next && cause === nextCause) return;
      state = next;
      cause = nextCause;
      notify();
    },
  };
}

/**
 * Watches whether the worker responds. `navigator.onLine` alone is never trusted: an event or a failed call raises a
 * doubt, one probe settles it within 5 s, and every real response counts like a successful probe.
 */
export function watchReachability(ports: ReachabilityPorts): WatchedReachability {
  const { probe, hasNetwork, random = Math.random } = ports;
  const observed = createObservedState();
  const { become } = observed;
  let slowCalls = 0;
  let probing: AbortController | null = null;
  let isPersistent = false;
  const probeTimer = createProbeTimer(random);

  function responded(): void {
    probeTimer.reset();
    probing?.abort();
    probing = null;
    become('online');
  }

  function waitForNext(): void {
    probeTimer.stop();
    if (isPersistent) probeTimer.wait(() => void sendProbe());
  }

  async function sendProbe(): Promise<void> {
    if (probing !== null) return;
    probeTimer.stop();
    const controller = new AbortController();
    probing = controller;
    const hasResponse = await hasProbeResponse(probe, controller);
    if (probing !== controller) return; // A real response arrived first.
    probing = null;
    if (hasResponse) {
      responded();
    } else {
      become('offline', hasNetwork() ? 'no response' : 'no network');
      waitForNext();
    }
  }

  function doubted(): void {
    if (observed.state() === 'online') become('checking');
    void sendProbe();
  }

  function countSlow(by: 1 | -1): void {
    slowCalls += by;
    if (slowCalls === 0 || (slowCalls === 1 && by === 1)) observed.notify();
  }

  return {
    get state() {
      return observed.state();
    },
    get returns() {
      return observed.returns();
    },
    get cause() {
      return observed.cause();
    },
    get isSlow() {
      return slowCalls > 0 && observed.state() === 'online';
    },
    subscribe: observed.subscribe,
    responded,
    doubted,
    networkLost() {
      become('offline', 'no network');
      void sendProbe();
    },
    networkReturned() {
      observed.expectReturn();
      doubted();
    },
    watch: (call) => watchCall(call, { responded, doubted, countSlow }),
    keepProbing() {
      isPersistent = true;
      if (observed.state() === 'offline') waitForNext();
      return () => {
        isPersistent = false;
        probeTimer.stop();
      };
    },
  };
}
