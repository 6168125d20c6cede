import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database';
import { findProgress } from '../queries/people/deliveryQueries';

/** Longest wait of the first answer: half of the time after which the console gives up a silent call. */
export const FIRST_ANSWER_MS = 10_000;
const LONGEST_LOOK_MS = 1000;

/** Looks at a notification until nothing of it is left to send, or for the longest wait. */
export async function awaitSent(
  database: Database,
  id: string,
  { waitMs, clock }: { waitMs: number; clock: () => Date },
): Promise<void> {
  const endAt = performance.now() + waitMs;
  for (let lookMs = 20; performance.now() < endAt; lookMs *= 2) {
    const progress = await findProgress(database, id, clock());
    if (progress?.state !== 'sending') return;
    await pause(Math.min(lookMs, LONGEST_LOOK_MS));
  }
}
