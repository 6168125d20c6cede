import { sql } from 'drizzle-orm';
import { moment, record, type Database } from '../database/database';

export interface KeptAnswer {
  fingerprint: string;
  was_admin: boolean;
  status: number;
  body: string;
  content_type: string;
}

/** Whose key. */
export interface KeyOwner {
  personId: string;
  key: string;
}

/**
 * Holds the key until the transaction ends; false when another transaction holds it. Of two
 * processes on one database, too, only one then does the work.
 */
export async function holdKey(tx: Database, { personId, key }: KeyOwner): Promise<boolean> {
  const isHeld = await record<boolean>(
    tx,
    sql`select to_jsonb(pg_try_advisory_xact_lock(hashtextextended(${`${personId} ${key}`}, 0)))
      as record`,
  );
  return isHeld === true;
}

export function findKeptAnswer(tx: Database, owner: KeyOwner): Promise<KeptAnswer | null> {
  return record(
    tx,
    sql`select jsonb_build_object('fingerprint', fingerprint, 'was_admin', was_admin,
        'status', status, 'body', body, 'content_type', content_type) as record
      from idempotency_keys where person_id = ${owner.personId} and key = ${owner.key}`,
  );
}

export async function isAdminNow(db: Database, personId: string): Promise<boolean> {
  const admin = await record(
    db,
    sql`select to_jsonb(id) as record from admins where id = ${personId}`,
  );
  return admin !== null;
}

export async function keepAnswer(
  tx: Database,
  { personId, key }: KeyOwner,
  answer: KeptAnswer,
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into idempotency_keys
      (person_id, key, fingerprint, was_admin, status, body, content_type, created_at)
    values (${personId}, ${key}, ${answer.fingerprint}, ${answer.was_admin}, ${answer.status},
      ${answer.body}, ${answer.content_type}, ${moment(now)})`);
}

export async function dropAnswersBefore(tx: Database, before: Date): Promise<void> {
  await tx.execute(sql`delete from idempotency_keys where created_at < ${moment(before)}`);
}
