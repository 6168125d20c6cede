import { type UnknownAction } from '@reduxjs/toolkit';
import { type Outbox } from './outboxEntry';
import { type OutboxEvent } from './outboxEvent';

/** The outbox of the person who is signed in, as the rest of the console uses it. */
export interface OutboxService {
  /** Opens what is stored of a person, and starts to send it. Never rejects. */
  openFor(userId: string): Promise<void>;
  /** The same person is back: what was held up by a refused session goes on. */
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
   * Sends what can be sent; resolved when there is nothing more to do for now. Insisting, it tries
   * although the worker is taken to be away.
   */
  sendNow(isInsisting?: boolean): Promise<void>;
  /** Sends the other tabs what the worker returned to this one. */
  share(action: UnknownAction): void;
  /** Takes out a stored entry that can't be read. */
  forget(id: string): Promise<void>;
  /** Stops sending and deletes all of it: of this person nothing is left here. */
  destroy(): Promise<void>;
}
