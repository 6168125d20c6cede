import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Keys of advisory locks: arbitrary numbers, one for each purpose. */
const keys = { migration: 7021953, plays: 7021955, sample: 7021956 } as const;

/** Waits until no other transaction holds the lock, then holds it until the end of this transaction. */
export async function takeAdvisoryLock(tx: Database, purpose: keyof typeof keys): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keys[purpose]})`);
}
