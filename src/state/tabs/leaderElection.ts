/** The right to send: one tab of a person has it at a time. */
export interface Leadership {
  /** False without the browser's locks: then a tab sends on request, and not by itself. */
  readonly isAutomatic: boolean;
  readonly isLeader: boolean;
  /** Leadership is released as soon as the current step is done. */
  readonly isYielding: boolean;
  /** Releases the lead, where this tab is hidden. */
  yield(): void;
  /** Requests the lead from a hidden tab, where this one is visible. */
  request(): void;
  release(): void;
}

interface ElectionPorts {
  onElected: () => Promise<void>;
  requestYield: () => void;
}

const isHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';

/**
 * Requests the lead and keeps it until it is released. A visible tab requests it from a hidden one:
 * browsers let hidden tabs run once a minute at most.
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
