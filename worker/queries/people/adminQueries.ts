import { sql } from 'drizzle-orm';
import type { Admin, AdminRole } from '../../../src/domain/people/admin';
import {
  type Database,
  isoTimestamp,
  timestamptz,
  queryRecord,
  queryRecords,
} from '../../database/database';
import type { StoredRequest } from './adminRequestQueries';

const admin = sql`jsonb_build_object('id', id, 'full_name', full_name, 'email', email,
  'avatar_url', avatar_url, 'role', role, 'created_at', ${isoTimestamp(sql`created_at`)})`;

/** Admins, owners first, then by the time they became admins. */
export function listAdmins(db: Database): Promise<Admin[]> {
  return queryRecords(
    db,
    sql`select ${admin} as record from admins
        order by (role = 'owner') desc, admins.created_at, id`,
  );
}

export function findAdmin(db: Database, id: string): Promise<Admin | null> {
  return queryRecord(db, sql`select ${admin} as record from admins where id = ${id}`);
}

/** Locks the row until the transaction ends, so that nobody becomes an owner while being demoted. */
export function lockAdmin(db: Database, id: string): Promise<Admin | null> {
  return queryRecord(db, sql`select ${admin} as record from admins where id = ${id} for update`);
}

/** Makes the person of a request an admin; null when the person is one already. */
export function addAdmin(
  db: Database,
  request: StoredRequest,
  role: AdminRole,
  now: Date,
): Promise<Admin | null> {
  return queryRecord(
    db,
    sql`insert into admins (id, full_name, email, avatar_url, role, created_at)
        values (${request.user_id}, ${request.full_name}, ${request.email}, ${request.avatar_url},
          ${role}, ${timestamptz(now)})
        on conflict (id) do nothing
        returning ${admin} as record`,
  );
}

export async function removeAdmin(db: Database, id: string): Promise<void> {
  await db.execute(sql`delete from admins where id = ${id}`);
}
