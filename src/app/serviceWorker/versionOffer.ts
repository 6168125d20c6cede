/** Whether a newer version of the console can be had, and the way to it. */
export interface VersionOffer {
  readonly isOffered: boolean;
  subscribe(changed: () => void): () => void;
  /** `take` puts the new version in place before the page starts anew. */
  offer(take?: () => Promise<void>): void;
  /** Puts the bar away until the next offer. */
  postpone(): void;
  accept(): Promise<void>;
}

interface OfferPorts {
  /** Brings to disk what waits to be written. */
  settle: () => Promise<void>;
  reload: () => void;
}

/**
 * A new version is offered and never forced: the page starts anew only when the person says so, and
 * only once what was waiting to be written is written.
 */
export function createVersionOffer({ settle, reload }: OfferPorts): VersionOffer {
  const listeners = new Set<() => void>();
  let isOffered = false;
  let takeIt: (() => Promise<void>) | null = null;

  function become(next: boolean): void {
    if (isOffered === next) return;
    isOffered = next;
    listeners.forEach((changed) => changed());
  }

  return {
    get isOffered() {
      return isOffered;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    offer(take) {
      takeIt = take ?? takeIt;
      become(true);
    },
    postpone: () => become(false),
    async accept() {
      // Unsent edits and drafts are stored as they are made; of the cache, what is lost is read again.
      await settle().catch(() => undefined);
      await takeIt?.();
      reload();
    },
  };
}
