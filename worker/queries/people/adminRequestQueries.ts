import { and, desc, eq, sql } from 'drizzle-orm';
import type { Admin } from '../../../src/domain/people/admin';
import type { Person } from './person';
import { firstRow, type Database } from '../../database/database';
import { adminRequests } from '../../schema/peopleTables';

/** A request with its requester's user id. */
export type StoredRequest = typeof adminRequests.$inferSelect;
export type RequestStatus = StoredRequest['status'];

/** Requests of one status: pending ones oldest first, as a queue, decided ones latest first. */
export async function listRequests(db: Database, status: RequestStatus): Promise<StoredRequest[]> {
  const { created_at, reviewed_at, id } = adminRequests;
  const decidedAt = sql`coalesce(${reviewed_at}, ${created_at})`;
  return db
    .select()
    .from(adminRequests)
    .where(eq(adminRequests.status, status))
    .orderBy(status === 'pending' ? created_at : desc(decidedAt), id);
}

const isPendingOf = (userId: string) =>
  and(eq(adminRequests.user_id, userId), eq(adminRequests.status, 'pending'));

/** The pending request of a person; null for none. */
export async function findPendingRequest(
  db: Database,
  userId: string,
): Promise<StoredRequest | null> {
  return firstRow(await db.select().from(adminRequests).where(isPendingOf(userId)));
}

/** Locks the row until the transaction ends, so that a request is decided once. */
export async function lockRequest(db: Database, id: string): Promise<StoredRequest | null> {
  return firstRow(
    await db.select().from(adminRequests).where(eq(adminRequests.id, id)).for('update'),
  );
}

/** Adds a request; null when the person already has a pending one. */
export async function addRequest(
  db: Database,
  { id, full_name, email, avatar_url }: Person,
  reason: string,
  now: Date,
): Promise<StoredRequest | null> {
  const at = now.toISOString();
  const times = { created_at: at, updated_at: at };
  const row = { user_id: id, reason, full_name, email, avatar_url, ...times };
  const { user_id, status } = adminRequests;
  return firstRow(
    await db
      .insert(adminRequests)
      .values(row)
      .onConflictDoNothing({ target: user_id, where: sql`${status} = 'pending'` })
      .returning(),
  );
}

export interface Review {
  status: 'approved' | 'rejected';
  notes: string;
  reviewer: Person;
}

const nameOf = (person: Person): string => person.full_name ?? person.email ?? person.id;

/** Columns of a review: reviewer and time. */
function reviewBy(reviewer: Person, now: Date) {
  const at = now.toISOString();
  return { reviewed_at: at, reviewed_by: nameOf(reviewer), updated_at: at };
}

/** Approves or rejects a request, storing empty notes as null; null when the request does not exist. */
export async function decideRequest(
  db: Database,
  id: string,
  { status, notes, reviewer }: Review,
  now: Date,
): Promise<StoredRequest | null> {
  const notesOrNull = notes === '' ? null : notes;
  return firstRow(
    await db
      .update(adminRequests)
      .set({ status, notes: notesOrNull, review_notes: notesOrNull, ...reviewBy(reviewer, now) })
      .where(eq(adminRequests.id, id))
      .returning(),
  );
}

/** Approves all pending requests of a person. */
export async function approvePending(
  db: Database,
  userId: string,
  reviewer: Person,
  now: Date,
): Promise<void> {
  await db
    .update(adminRequests)
    .set({ status: 'approved', ...reviewBy(reviewer, now) })
    .where(isPendingOf(userId));
}

/** Adds the entry from which a former admin can be promoted again. */
export async function addDemotion(
  db: Database,
  { id, role, full_name, email, avatar_url }: Admin,
  reason: string,
  reviewer: Person,
  now: Date,
): Promise<StoredRequest | null> {
  const row = {
    user_id: id,
    status: 'demoted' as const, // a literal, not widened to string
    reason: `Previous role: ${role}. ${reason}`,
    notes: reason,
    full_name,
    email,
    avatar_url,
    review_notes: reason,
    created_at: now.toISOString(),
    ...reviewBy(reviewer, now),
  };
  return firstRow(await db.insert(adminRequests).values(row).returning());
}
