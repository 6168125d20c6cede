import { equalJitterMs, withAskedMs, type BackOff } from '../../src/platform/backOff';
import type { Database } from '../database/database';
import {
  claimDeliveries,
  findRunning,
  storeOutcomes,
  type ClaimedDelivery,
  type DeliveryOutcome,
} from '../queries/people/deliveryQueries';
import type { PushMessage, PushOutcome, PushProvider } from './push';

export interface BatchOptions {
  database: Database;
  provider: PushProvider;
  clock: () => Date;
  /** From 0 to 1. */
  random: () => number;
  /** Maximum number of attempts per device. */
  attempts: number;
  backOff: BackOff;
  /** Time after which a claim without an outcome counts as failed; longer than any provider call. */
  claimMs: number;
  /** When aborted, claimed deliveries are finished, and no further ones are claimed. */
  signal: AbortSignal;
}

/**
 * FCM's recommendation: at least ten seconds before the first retry, and retries within an hour, or as requested by a
 * response.
 */
export const defaultBatchOptions = {
  attempts: 6,
  backOff: { firstMs: 20_000, mostMs: 10 * 60_000 },
  claimMs: 60_000,
  random: Math.random,
};

/** Number of deliveries per job. */
const BATCH_SIZE = 1000;
/** Number of deliveries that are claimed together and sent concurrently, and whose outcomes are stored together. */
const CHUNK_SIZE = 100;

/** Number of jobs needed for a number of deliveries. */
export const jobsFor = (deliveries: number): number => Math.ceil(deliveries / BATCH_SIZE);

type Notification = NonNullable<Awaited<ReturnType<typeof findRunning>>>;

function messageFor(notification: Notification, token: string): PushMessage {
  const { id, title, body, image_url, tour_cover_url, route_type, route_id } = notification;
  const cover = tour_cover_url === null ? [] : [['tour_cover_url', tour_cover_url]];
  const data = Object.fromEntries([
    ['notification_id', id],
    ['route_type', route_type],
    ['route_id', route_id],
    ...cover,
  ]) as Record<string, string>; // entries of strings
  return { token, title, body, imageUrl: image_url, data };
}

function toDeliveryOutcome(
  { deviceId, token, attempts }: ClaimedDelivery,
  outcome: PushOutcome,
  { clock, random, backOff, ...options }: BatchOptions,
): DeliveryOutcome {
  const now = clock();
  const ended = { deviceId, dueAt: now, invalidToken: null };
  switch (outcome.kind) {
    case 'sent':
      return { ...ended, status: 'sent' };
    case 'gone':
      return { ...ended, status: 'failed', invalidToken: token };
    case 'later': {
      if (attempts >= options.attempts) return { ...ended, status: 'failed' };
      const jitterMs = equalJitterMs(attempts, backOff, random());
      const waitMs = withAskedMs(jitterMs, outcome.askedMs);
      return { ...ended, status: 'pending', dueAt: new Date(now.getTime() + waitMs) };
    }
    default:
      return { ...ended, status: 'failed' };
  }
}

export interface BatchResult {
  /** Number of claimed deliveries; less than a batch when no more were due. */
  claimed: number;
  /** Time by which all deliveries to be retried are due; null when there are none. */
  retryAt: Date | null;
}

/** Sends up to a batch of a notification's due deliveries. A delivery is resent only after the outcome `later`. */
export async function sendBatch(options: BatchOptions, id: string): Promise<BatchResult> {
  const { database, provider, clock, claimMs, signal } = options;
  const result: BatchResult = { claimed: 0, retryAt: null };
  const notification = await findRunning(database, id);
  if (notification === null) return result;
  while (result.claimed < BATCH_SIZE && !signal.aborted) {
    await provider.admit(CHUNK_SIZE, signal);
    if (signal.aborted) break;
    const now = clock();
    const until = new Date(now.getTime() + claimMs);
    const claimed = await claimDeliveries(database, id, CHUNK_SIZE, { now, until });
    if (claimed.length === 0) break;
    result.claimed += claimed.length;
    const outcomes = await Promise.all(
      claimed.map(async (delivery) => {
        const { token } = delivery;
        const outcome: PushOutcome =
          token === '' ? { kind: 'failed' } : await provider.send(messageFor(notification, token));
        return toDeliveryOutcome(delivery, outcome, options);
      }),
    );
    await storeOutcomes(database, id, outcomes);
    for (const { status, dueAt } of outcomes) {
      if (status !== 'pending') continue;
      if (result.retryAt === null || dueAt > result.retryAt) result.retryAt = dueAt;
    }
  }
  return result;
}
