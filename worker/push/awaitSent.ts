import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database';
import { findProgress } from '../queries/people/deliveryQueries';

/** Maximum wait before the first response: a third of the console's deadline for a write. */
export const FIRST_RESPONSE_MS = 10_000;
const MAX_POLL_MS = 1000;

/** Polls a notification until all its deliveries have an outcome, for at most `waitMs`. */
export async function awaitSent(
  database: Database,
  id: string,
  { waitMs, clock }: { waitMs: number; clock: () => Date },
): Promise<void> {
  const endAt = performance.now() + waitMs;
  for (let pollMs = 20; performance.now() < endAt; pollMs *= 2) {
    const progress = await findProgress(database, id, clock());
    if (progress?.state !== 'sending') return;
    await pause(Math.min(pollMs, MAX_POLL_MS));
  }
}
