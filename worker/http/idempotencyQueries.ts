import { and, eq, lt, sql } from 'drizzle-orm';
import { firstRow, type Database } from '../database/database';
import { idempotencyKeys } from '../schema/workerTables';

export type StoredResponse = Omit<
  typeof idempotencyKeys.$inferSelect,
  'person_id' | 'key' | 'created_at'
>;

/** An idempotency key in the scope of one person. */
export interface ScopedKey {
  personId: string;
  key: string;
}

/**
 * Takes a transaction-level advisory lock (PostgreSQL, section 13.3.5) on the key; false when another transaction holds
 * it. Thus only one of two processes on the same database executes the request.
 */
export async function tryLockKey(tx: Database, { personId, key }: ScopedKey): Promise<boolean> {
  const { rows } = await tx.execute<{ is_locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${personId} ${key}`}, 0)) as is_locked`,
  );
  return firstRow(rows)?.is_locked === true;
}

/** The response to the first request with the key; null for a new key. */
export async function findStoredResponse(
  tx: Database,
  { personId, key }: ScopedKey,
): Promise<StoredResponse | null> {
  const { fingerprint, was_admin, status, body, content_type } = idempotencyKeys;
  return firstRow(
    await tx
      .select({ fingerprint, was_admin, status, body, content_type })
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.person_id, personId), eq(idempotencyKeys.key, key))),
  );
}

/** Stores the response for requests that repeat the key. */
export async function storeResponse(
  tx: Database,
  { personId, key }: ScopedKey,
  response: StoredResponse,
  now: Date,
): Promise<void> {
  const row = { ...response, person_id: personId, key, created_at: now.toISOString() };
  await tx.insert(idempotencyKeys).values(row);
}

/** Deletes responses stored before a time. */
export async function deleteResponsesBefore(tx: Database, before: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, before.toISOString()));
}
