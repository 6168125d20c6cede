/** Leadership among the tabs of a person: only the leader sends. */
export interface Leadership {
  /** False without Web Locks: a tab then sends only on request. */
  readonly isAutomatic: boolean;
  readonly isLeader: boolean;
  /** True when leadership will be released after the current step. */
  readonly isYielding: boolean;
  /** Releases leadership if this tab is hidden. */
  yield(): void;
  /** Requests leadership from a hidden tab if this tab is visible. */
  request(): void;
  release(): void;
}

interface ElectionPorts {
  onElected: () => Promise<void>;
  requestYield: () => void;
}

const isHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';

/**
 * Requests leadership and keeps it until released. A visible tab requests leadership from a hidden one, because
 * browsers throttle hidden tabs to one timer a minute.
 */
export function electLeader(
  userId: string,
  { onElected, requestYield }: ElectionPorts,
): Leadership {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  let isLeader = false;
  let isYielding = false;
  let isReleased = false;
  let releaseLock: () => void = () => undefined;

  async function holdLock(manager: LockManager): Promise<void> {
    while (!isReleased) {
      await manager.request(`kathayatra-outbox-${userId}`, async () => {
        if (isReleased) return;
        const untilReleased = new Promise<void>((resolve) => {
          releaseLock = resolve;
        });
        isLeader = true;
        isYielding = false;
        await onElected();
        await untilReleased;
        isLeader = false;
      });
    }
  }

  const requestLock = () => {
    if (!isLeader && !isReleased && !isHidden()) requestYield();
  };
  if (locks) {
    void holdLock(locks);
    if (typeof document !== 'undefined') document.addEventListener('visibilitychange', requestLock);
    requestLock();
  }

  return {
    isAutomatic: locks !== undefined,
    get isLeader() {
      return isLeader && !isYielding;
    },
    get isYielding() {
      return isYielding;
    },
    yield() {
      if (!isLeader || !isHidden()) return;
      isYielding = true;
      releaseLock();
    },
    request: requestLock,
    release() {
      isReleased = true;
      if (typeof document !== 'undefined')
        document.removeEventListener('visibilitychange', requestLock);
      releaseLock();
    },
  };
}
