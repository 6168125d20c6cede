import { sql } from 'drizzle-orm';
import type { Admin, AdminRequest } from '../../../src/domain/people/admin';
import type { Person } from './person';
import {
  type Database,
  isoTimestamp,
  timestamptz,
  queryRecord,
  queryRecords,
} from '../../database/database';

export type RequestStatus = 'pending' | 'approved' | 'rejected' | 'demoted';

/** A request with the id of its user. */
export interface StoredRequest extends AdminRequest {
  user_id: string;
}

const request = sql`jsonb_build_object('id', id, 'user_id', user_id, 'status', status,
  'reason', reason, 'notes', notes, 'full_name', full_name, 'email', email,
  'avatar_url', avatar_url, 'review_notes', review_notes,
  'reviewed_at', ${isoTimestamp(sql`reviewed_at`)}, 'reviewed_by', reviewed_by,
  'created_at', ${isoTimestamp(sql`created_at`)}, 'updated_at', ${isoTimestamp(sql`updated_at`)})`;

/** Requests of one status: pending ones oldest first, as a queue, decided ones latest first. */
export function listRequests(db: Database, status: RequestStatus): Promise<StoredRequest[]> {
  const order =
    status === 'pending'
      ? sql`admin_requests.created_at, id`
      : sql`coalesce(admin_requests.reviewed_at, admin_requests.created_at) desc, id`;
  return queryRecords(
    db,
    sql`select ${request} as record from admin_requests where status = ${status} order by ${order}`,
  );
}

export function findPendingRequest(db: Database, userId: string): Promise<StoredRequest | null> {
  return queryRecord(
    db,
    sql`select ${request} as record from admin_requests
        where user_id = ${userId} and status = 'pending'`,
  );
}

/** Locks the row until the transaction ends, so that a request is decided once. */
export function lockRequest(db: Database, id: string): Promise<StoredRequest | null> {
  return queryRecord(
    db,
    sql`select ${request} as record from admin_requests where id = ${id} for update`,
  );
}

/** Adds a request; null when the person has a pending one already. */
export function addRequest(
  db: Database,
  person: Person,
  reason: string,
  now: Date,
): Promise<StoredRequest | null> {
  return queryRecord(
    db,
    sql`insert into admin_requests (user_id, reason, full_name, email, avatar_url,
          created_at, updated_at)
        values (${person.id}, ${reason}, ${person.full_name}, ${person.email},
          ${person.avatar_url}, ${timestamptz(now)}, ${timestamptz(now)})
        on conflict (user_id) where status = 'pending' do nothing
        returning ${request} as record`,
  );
}

export interface Review {
  status: 'approved' | 'rejected';
  notes: string;
  reviewer: Person;
}

const nameOf = (person: Person): string => person.full_name ?? person.email ?? person.id;

export async function decideRequest(
  db: Database,
  id: string,
  { status, notes, reviewer }: Review,
  now: Date,
): Promise<StoredRequest | null> {
  return queryRecord(
    db,
    sql`update admin_requests set status = ${status}, notes = nullif(${notes}, ''),
          review_notes = nullif(${notes}, ''), reviewed_at = ${timestamptz(now)},
          reviewed_by = ${nameOf(reviewer)}, updated_at = ${timestamptz(now)}
        where id = ${id} returning ${request} as record`,
  );
}

/** Approves all pending requests of a person. */
export async function approvePending(
  db: Database,
  userId: string,
  reviewer: Person,
  now: Date,
): Promise<void> {
  await db.execute(
    sql`update admin_requests set status = 'approved', reviewed_at = ${timestamptz(now)},
          reviewed_by = ${nameOf(reviewer)}, updated_at = ${timestamptz(now)}
        where user_id = ${userId} and status = 'pending'`,
  );
}

/** Adds the entry through which a former admin can be promoted again. */
export function addDemotion(
  db: Database,
  admin: Admin,
  reason: string,
  reviewer: Person,
  now: Date,
): Promise<StoredRequest | null> {
  return queryRecord(
    db,
    sql`insert into admin_requests (user_id, status, reason, notes, full_name, email, avatar_url,
          review_notes, reviewed_at, reviewed_by, created_at, updated_at)
        values (${admin.id}, 'demoted', ${`Previous role: ${admin.role}. ${reason}`}, ${reason},
          ${admin.full_name}, ${admin.email}, ${admin.avatar_url}, ${reason}, ${timestamptz(now)},
          ${nameOf(reviewer)}, ${timestamptz(now)}, ${timestamptz(now)})
        returning ${request} as record`,
  );
}
