import { desc } from 'drizzle-orm';
import type { AdminRole } from '../../../src/domain/people/admin';
import type { Person } from './person';
import type { Database } from '../../database/database';
import { adminActivity } from '../../schema/peopleTables';

const MAX_ROWS = 100;

export interface ActivityDetails {
  notes: string | null;
  /** Role granted by a promotion. */
  role?: AdminRole;
}

export interface StoredActivity {
  id: string;
  admin: { name: string | null; email: string | null };
  action: string;
  target_email: string | null;
  details: ActivityDetails;
  created_at: string;
}

/** Log of changes to admin access, latest first. */
export async function listActivity(db: Database): Promise<StoredActivity[]> {
  const { id, admin_name, admin_email, action, target_email, details, created_at } = adminActivity;
  const admin = { name: admin_name, email: admin_email };
  return db
    .select({ id, admin, action, target_email, details, created_at })
    .from(adminActivity)
    .orderBy(desc(created_at), id)
    .limit(MAX_ROWS);
}

export interface NewActivity {
  by: Person;
  action: 'promoted' | 'demoted' | 'rejected';
  targetEmail: string | null;
  notes: string;
  role?: AdminRole;
}

/** Adds an entry to the log, with the acting person's current name and email. */
export async function addActivity(db: Database, activity: NewActivity, now: Date): Promise<void> {
  const { by, action, targetEmail, notes, role } = activity;
  await db.insert(adminActivity).values({
    admin_id: by.id,
    admin_name: by.full_name,
    admin_email: by.email,
    action,
    target_email: targetEmail,
    details: { notes: notes === '' ? null : notes, role },
    created_at: now.toISOString(),
  });
}
