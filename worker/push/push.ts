import type { Database } from '../database/database';

/** A notification on its way to one device. */
export interface PushMessage {
  token: string;
  title: string;
  body: string;
  imageUrl: string | null;
  /** Data from which the app opens the target; FCM accepts only string values. */
  data: Record<string, string>;
}

/**
 * `sent`: the provider accepted the message. `gone`: the token is no longer valid. `failed`: the message was
 * permanently refused. `unknown`: no response arrived, so the message may have been delivered. `later`: the message was
 * not accepted and may be resent after `askedMs`.
 */
export type PushOutcome =
  { kind: 'sent' | 'gone' | 'failed' | 'unknown' } | { kind: 'later'; askedMs: number };

/** Service that delivers messages to devices. */
export interface PushProvider {
  /** Resolves when `count` messages may be sent under the provider's rate limit, or when the signal aborts. */
  admit(count: number, signal: AbortSignal): Promise<void>;
  /** Never rejects. */
  send(message: PushMessage): Promise<PushOutcome>;
}

/** The routes' interface to the notification queue. */
export interface Push {
  /** Queues a notification's pending deliveries, in the transaction that stored them. */
  enqueue(tx: Database, notificationId: string, deliveries: number): Promise<void>;
  /** Resolves once all deliveries have an outcome, or after the maximum wait. */
  awaitSent(notificationId: string): Promise<void>;
}
