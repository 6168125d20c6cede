import { type UnknownAction } from '@reduxjs/toolkit';
import { type Outbox } from './outboxEntry';
import { type OutboxEvent } from './outboxEvent';

/** The outbox of the person who is signed in, as the rest of the console uses it. */
export interface OutboxService {
  /** Opens what is stored of a person, and starts to send it. Never rejects. */
  openFor(userId: string): Promise<void>;
  /** Resumes the outbox after a 401, when the same person has signed in again. */
  signedIn(userId: string): Promise<void>;
  /** The outbox as this tab last read it. */
  current(): Outbox;
  /** True when the stored outbox outlives the tab. */
  isDurable(): boolean;
  /**
   * One transaction over all tabs; resolved when it is safely stored, with whether it changed
   * anything. Rejects when it can't be stored: then nothing has changed.
   */
  apply(event: OutboxEvent): Promise<boolean>;
  /** Calls back whenever this tab learns of a change, until the returned function is called. */
  subscribe(changed: () => void): () => void;
  /** True when sending may succeed now. */
  canReach(): boolean;
  /**
   * Sends what can be sent; resolves when nothing more is due for now. With `isInsisting` it sends although the
   * worker counts as away.
   */
  sendNow(isInsisting?: boolean): Promise<void>;
  /** Dispatches an action, with a record that the worker returned, in the other tabs as well. */
  share(action: UnknownAction): void;
  /** Takes out a stored entry that can't be read. */
  forget(id: string): Promise<void>;
  /** Stops sending and deletes the stored outbox of the person. */
  destroy(): Promise<void>;
}
