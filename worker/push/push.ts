import type { Database } from '../database/database';

/** A notification on its way to one device. */
export interface PushMessage {
  token: string;
  title: string;
  body: string;
  imageUrl: string | null;
  /** Data by which the app opens the target; texts alone, as FCM wants them. */
  data: Record<string, string>;
}

/**
 * `sent`: the provider took it. `gone`: the token is of no device any more. `failed`: it was refused, and would be
 * again. `unknown`: no response came, so that it may have arrived. `later`: it was not taken for now.
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

/** Sending by a queue, as the routes see it. */
export interface Push {
  /** Queues a notification's pending deliveries; within the transaction that stored them. */
  enqueue(tx: Database, notificationId: string, deliveries: number): Promise<void>;
  /** Resolves once nothing is left to send, or after the longest wait. */
  awaitSent(notificationId: string): Promise<void>;
}
