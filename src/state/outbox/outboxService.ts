import { type UnknownAction } from '@reduxjs/toolkit';
import { type Outbox } from './outboxEntry';
import { type OutboxEvent } from './outboxEvent';

/** Outbox of the signed-in person, as the rest of the console uses it. */
export interface OutboxService {
  /** Opens the person's stored outbox and starts sending. Never rejects. */
  openFor(userId: string): Promise<void>;
  /** Resumes the outbox after a 401, once the same person has signed in again. */
  signedIn(userId: string): Promise<void>;
  /** Outbox as this tab last read it. */
  current(): Outbox;
  /** True when the stored outbox outlives the tab. */
  isDurable(): boolean;
  /**
   * Applies an event in one transaction across all tabs; resolves once durable, with true if anything changed. Rejects,
   * with nothing changed, when the outbox cannot be stored.
   */
  apply(event: OutboxEvent): Promise<boolean>;
  /** Calls the listener on each change known to this tab; the returned function unsubscribes. */
  subscribe(changed: () => void): () => void;
  /** True when the worker is probably reachable. */
  canReach(): boolean;
  /**
   * Sends all due entries; resolves when none is due for now. `isInsisting` sends even while the worker counts as
   * unreachable.
   */
  sendNow(isInsisting?: boolean): Promise<void>;
  /** Dispatches an action with a record from the worker in the other tabs too. */
  share(action: UnknownAction): void;
  /** Removes a stored entry that cannot be read. */
  forget(id: string): Promise<void>;
  /** Stops sending and deletes the person's stored outbox. */
  destroy(): Promise<void>;
}
