import { desc, eq } from 'drizzle-orm';
import type { Admin, AdminRole } from '../../../src/domain/people/admin';
import { firstRow, type Database } from '../../database/database';
import { SharedRead } from '../../database/sharedRead';
import { admins } from '../../schema/peopleTables';
import type { StoredRequest } from './adminRequestQueries';

/** Admins, owners first, then by the time of their promotion. */
export async function listAdmins(db: Database): Promise<Admin[]> {
  const isOwner = eq(admins.role, 'owner');
  return db.select().from(admins).orderBy(desc(isOwner), admins.created_at, admins.id);
}

const adminReads = new SharedRead(
  async (db, id) => (await db.$count(admins, eq(admins.id, id))) > 0,
);

/** True while the person is listed in `admins`. */
export const isAdmin = (db: Database, id: string): Promise<boolean> => adminReads.get(db, id);

/** Null for a person who is not an admin. */
export async function findAdmin(db: Database, id: string): Promise<Admin | null> {
  return firstRow(await db.select().from(admins).where(eq(admins.id, id)));
}

/** Locks the row until the transaction ends, so that nobody is made an owner while being demoted. */
export async function lockAdmin(db: Database, id: string): Promise<Admin | null> {
  return firstRow(await db.select().from(admins).where(eq(admins.id, id)).for('update'));
}

/** Makes a requester an admin; null when the person already is one. */
export async function addAdmin(
  db: Database,
  request: StoredRequest,
  role: AdminRole,
  now: Date,
): Promise<Admin | null> {
  const { user_id: id, full_name, email, avatar_url } = request;
  const row = { id, full_name, email, avatar_url, role, created_at: now.toISOString() };
  return firstRow(
    await db.insert(admins).values(row).onConflictDoNothing({ target: admins.id }).returning(),
  );
}

/** Revokes a person's admin access; a no-op without access. */
export async function removeAdmin(db: Database, id: string): Promise<void> {
  await db.delete(admins).where(eq(admins.id, id));
}
