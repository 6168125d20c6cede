import { withTimeout } from '../../platform/withTimeout';
import { emptyOutbox, type Outbox } from '../outbox/outboxEntry';
import { type OutboxEvent } from '../outbox/outboxEvent';
import { outboxReducer } from '../outbox/outboxReducer';
import { memoryDisk, openOutboxDisk, type OutboxDisk, type Stored } from './outboxDatabase';

/** Time-out in ms for opening the database; afterwards the outbox lives in memory. */
const OPENING_MS = 8000;

/** Reads the stored outbox; rejects on a failure or time-out. */
const readInTime = (disk: OutboxDisk): Promise<Stored> =>
  withTimeout(disk.read(), OPENING_MS, () => {
    throw new Error('The outbox of this device does not open');
  });

interface StoredOutboxPorts {
  /** Called after each read and each change of the stored outbox. */
  onRead: (stored: Stored, isDurable: boolean) => void;
  reportFailure: (failure: unknown) => void;
}

/** The outbox as a tab last read it, and the queue of the tab's changes. */
export interface StoredOutbox {
  current(): Outbox;
  isDurable(): boolean;
  /** Opens the person's database, or memory when that fails. */
  open(userId: string): Promise<void>;
  /** Calls `onRead` again with the last read. */
  announce(): void;
  /** Reads changes stored by other tabs. Never rejects. */
  reread(): Promise<void>;
  /**
   * Applies an event in one transaction across all tabs; true when anything changed. Rejects when it cannot be stored.
   */
  apply(event: OutboxEvent): Promise<boolean>;
  /** Calls the listener after each read and change; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Deletes a stored entry that cannot be read. */
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

  /** Serialises changes, so that the state adopted last is the one stored last. */
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
        // Destroyed, or opened for another person, while storing.
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
