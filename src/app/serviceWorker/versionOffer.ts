/** Offer to update to a newer version of the console. */
export interface VersionOffer {
  readonly isOffered: boolean;
  subscribe(listener: () => void): () => void;
  /** `activate` activates the new version before the page reloads. */
  offer(activate?: () => Promise<void>): void;
  /** Hides the bar until the next offer. */
  postpone(): void;
  accept(): Promise<void>;
}

interface OfferPorts {
  /** Writes pending data to storage. */
  flush: () => Promise<void>;
  reload: () => void;
}

/**
 * Offers a new version without forcing it: the page reloads only when the person accepts, after pending writes have
 * finished.
 */
export function createVersionOffer({ flush, reload }: OfferPorts): VersionOffer {
  const listeners = new Set<() => void>();
  let isOffered = false;
  let activate: (() => Promise<void>) | null = null;

  function setOffered(next: boolean): void {
    if (isOffered === next) return;
    isOffered = next;
    listeners.forEach((listener) => listener());
  }

  return {
    get isOffered() {
      return isOffered;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offer(activateNext) {
      activate = activateNext ?? activate;
      setOffered(true);
    },
    postpone: () => setOffered(false),
    async accept() {
      // A failed flush loses only refetchable cached data, since edits and drafts are stored immediately.
      await flush().catch(() => undefined);
      await activate?.();
      reload();
    },
  };
}
