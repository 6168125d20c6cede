import type { Database } from '../database/database';

/** A notification on its way to one device. */
export interface PushMessage {
  token: string;
  title: string;
  body: string;
  imageUrl: string | null;
  /** Data by which the app opens the target; FCM takes no values but strings. */
  data: Record<string, string>;
}

/**
 * `sent`: the provider accepted the message. `gone`: the token is no longer valid. `failed`: the message was refused
 * for good. `unknown`: no response came, so that the message may have arrived. `later`: the message was not accepted
 * and may be sent again after `askedMs`.
 */
export type PushOutcome =
  { kind: 'sent' | 'gone' | 'failed' | 'unknown' } | { kind: 'later'; askedMs: number };

/** The service that reaches devices. */
export interface PushProvider {
  /** Resolves once so many messages may be sent, by the provider's rate, or when the signal ends the wait. */
  admit(count: number, signal: AbortSignal): Promise<void>;
  /** Never rejects. */
  send(message: PushMessage): Promise<PushOutcome>;
}

/** Interface of the routes to the queue of notifications. */
export interface Push {
  /** Queues a notification's pending deliveries, in the transaction that stored them. */
  enqueue(tx: Database, notificationId: string, deliveries: number): Promise<void>;
  /** Resolves once all deliveries have an outcome, or after the longest wait. */
  awaitSent(notificationId: string): Promise<void>;
}
