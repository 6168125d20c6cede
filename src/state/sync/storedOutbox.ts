import { withTimeout } from '../../platform/withTimeout';
import { emptyOutbox, type Outbox } from '../outbox/outboxEntry';
import { type OutboxEvent } from '../outbox/outboxEvent';
import { outboxReducer } from '../outbox/outboxReducer';
import { memoryDisk, openOutboxDisk, type OutboxDisk, type Stored } from './outboxDatabase';

/** Time-out of opening the database, in milliseconds; after it the outbox lives in memory. */
const OPENING_MS = 8000;

/** The stored outbox; rejects where the device cannot read it. */
const readInTime = (disk: OutboxDisk): Promise<Stored> =>
  withTimeout(disk.read(), OPENING_MS, () => {
    throw new Error('The outbox of this device does not open');
  });

interface StoredOutboxPorts {
  /** Called after each read and each change of what is stored. */
  onRead: (stored: Stored, isDurable: boolean) => void;
  reportFailure: (failure: unknown) => void;
}

/** The outbox as one tab last read it, and the queue of that tab's changes. */
export interface StoredOutbox {
  current(): Outbox;
  isDurable(): boolean;
  /** Opens the database of a person, or memory where that fails. */
  open(userId: string): Promise<void>;
  /** Calls `onRead` once more with what was read last. */
  announce(): void;
  /** Reads what other tabs have stored. Never rejects. */
  reread(): Promise<void>;
  /** One transaction over all tabs; true when it changed anything. Rejects when it can't be stored. */
  apply(event: OutboxEvent): Promise<boolean>;
  /** Calls a listener after each read and each change; returns its end. */
  subscribe(listener: () => void): () => void;
  /** Deletes a stored entry that can't be read. */
  forget(id: string): Promise<void>;
  destroy(): Promise<void>;
}

export function createStoredOutbox({ onRead, reportFailure }: StoredOutboxPorts): StoredOutbox {
  let disk: OutboxDisk = memoryDisk(null);
  let latest: Stored = { outbox: emptyOutbox(null), unreadable: [] };
  let tail: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function adopt(stored: Stored): void {
    latest = stored;
    onRead(stored, disk.isDurable);
    listeners.forEach((listener) => listener());
  }

  /** Changes run one after the other, so that the state adopted last is the one stored last. */
  function serialize<T>(work: () => Promise<T>): Promise<T> {
    const result = tail.then(work);
    tail = result.catch(() => undefined);
    return result;
  }

  return {
    current: () => latest.outbox,
    isDurable: () => disk.isDurable,
    async open(userId) {
      disk = openOutboxDisk(userId);
      try {
        adopt(await readInTime(disk));
      } catch (failure) {
        reportFailure(failure);
        disk = memoryDisk(userId);
        adopt(await disk.read());
      }
    },
    announce: () => adopt(latest),
    reread: () => serialize(async () => adopt(await disk.read())).catch(reportFailure),
    async apply(event) {
      const used = disk;
      return serialize(async () => {
        let isChanged = false;
        const stored = await used.change((outbox) => {
          const planned = outboxReducer(outbox, event);
          isChanged = planned !== outbox;
          return planned;
        });
        // Destroyed, or opened for somebody else, while it was being stored.
        if (used !== disk) return false;
        adopt(stored);
        return isChanged;
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    forget: (id) => serialize(async () => adopt(await disk.forget(id))),
    async destroy() {
      const destroyed = disk;
      disk = memoryDisk(null);
      await tail.catch(() => undefined);
      await destroyed.destroy();
    },
  };
}
