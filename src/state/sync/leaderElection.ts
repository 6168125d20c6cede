/** The right to send: one tab of a person has it at a time. */
export interface Leadership {
  /** False without the browser's locks: then a tab sends when it is asked to, and not by itself. */
  readonly isAutomatic: boolean;
  readonly isHeld: boolean;
  /** It will be handed over as soon as the current step is done. */
  readonly isYielding: boolean;
  /** Hands over, where this tab is out of sight. */
  yield(): void;
  /** Asks a tab that is out of sight to hand over, where this one is in sight. */
  ask(): void;
  release(): void;
}

interface ElectionPorts {
  taken: () => Promise<void>;
  askOthers: () => void;
}

const isHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';

/**
 * Asks for the lead and keeps it until it is released. A tab in sight asks a hidden one to hand over:
 * browsers let hidden tabs run once a minute at most.
 */
export function electLeader(userId: string, { taken, askOthers }: ElectionPorts): Leadership {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  let isHeld = false;
  let isYielding = false;
  let isReleased = false;
  let releaseLock: () => void = () => undefined;

  async function hold(manager: LockManager): Promise<void> {
    while (!isReleased) {
      await manager.request(`kathayatra-outbox-${userId}`, async () => {
        if (isReleased) return;
        const untilReleased = new Promise<void>((resolve) => {
          releaseLock = resolve;
        });
        isHeld = true;
        isYielding = false;
        await taken();
        await untilReleased;
        isHeld = false;
      });
    }
  }

  const ask = () => {
    if (!isHeld && !isReleased && !isHidden()) askOthers();
  };
  if (locks) {
    void hold(locks);
    if (typeof document !== 'undefined') document.addEventListener('visibilitychange', ask);
    ask();
  }

  return {
    isAutomatic: locks !== undefined,
    get isHeld() {
      return isHeld && !isYielding;
    },
    get isYielding() {
      return isYielding;
    },
    yield() {
      if (!isHeld || !isHidden()) return;
      isYielding = true;
      releaseLock();
    },
    ask,
    release() {
      isReleased = true;
      if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', ask);
      releaseLock();
    },
  };
}
