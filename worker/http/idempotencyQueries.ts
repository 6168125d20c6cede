import { sql } from 'drizzle-orm';
import { timestamptz, queryRecord, type Database } from '../database/database';

export interface StoredResponse {
  fingerprint: string;
  was_admin: boolean;
  status: number;
  body: string;
  content_type: string;
}

/** An idempotency key in the scope of one person. */
export interface ScopedKey {
  personId: string;
  key: string;
}

/**
 * Takes a transaction-level advisory lock (PostgreSQL, section 13.3.5) on the key; false when another
 * transaction has it. Of two processes on one database, too, only one then does the work.
 */
export async function tryLockKey(tx: Database, { personId, key }: ScopedKey): Promise<boolean> {
  const isLocked = await queryRecord<boolean>(
    tx,
    sql`select to_jsonb(pg_try_advisory_xact_lock(hashtextextended(${`${personId} ${key}`}, 0)))
      as record`,
  );
  return isLocked === true;
}

export function findStoredResponse(tx: Database, owner: ScopedKey): Promise<StoredResponse | null> {
  return queryRecord(
    tx,
    sql`select jsonb_build_object('fingerprint', fingerprint, 'was_admin', was_admin,
        'status', status, 'body', body, 'content_type', content_type) as record
      from idempotency_keys where person_id = ${owner.personId} and key = ${owner.key}`,
  );
}

export async function isAdmin(db: Database, personId: string): Promise<boolean> {
  const admin = await queryRecord(
    db,
    sql`select to_jsonb(id) as record from admins where id = ${personId}`,
  );
  return admin !== null;
}

export async function storeResponse(
  tx: Database,
  { personId, key }: ScopedKey,
  answer: StoredResponse,
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into idempotency_keys
      (person_id, key, fingerprint, was_admin, status, body, content_type, created_at)
    values (${personId}, ${key}, ${answer.fingerprint}, ${answer.was_admin}, ${answer.status},
      ${answer.body}, ${answer.content_type}, ${timestamptz(now)})`);
}

export async function deleteResponsesBefore(tx: Database, before: Date): Promise<void> {
  await tx.execute(sql`delete from idempotency_keys where created_at < ${timestamptz(before)}`);
}
