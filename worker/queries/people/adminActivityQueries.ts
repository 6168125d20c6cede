import { sql } from 'drizzle-orm';
import type { Person } from './person';
import { type Database, isoTimestamp, timestamptz, queryRecords } from '../../database/database';

const MAX_ROWS = 100;

export interface StoredActivity {
  id: string;
  admin: { name: string | null; email: string | null };
  action: string;
  target_email: string | null;
  details: { notes: string | null };
  created_at: string;
}

/** Log of changes to admin access, latest first. */
export function listActivity(db: Database): Promise<StoredActivity[]> {
  return queryRecords(
    db,
    sql`select jsonb_build_object('id', id,
          'admin', jsonb_build_object('name', admin_name, 'email', admin_email),
          'action', action, 'target_email', target_email, 'details', details,
          'created_at', ${isoTimestamp(sql`created_at`)}) as record
        from admin_activity order by admin_activity.created_at desc, id limit ${MAX_ROWS}`,
  );
}

export interface NewActivity {
  by: Person;
  action: 'promoted' | 'demoted' | 'rejected';
  targetEmail: string | null;
  notes: string;
}

export async function addActivity(db: Database, activity: NewActivity, now: Date): Promise<void> {
  const { by, action, targetEmail, notes } = activity;
  await db.execute(
    sql`insert into admin_activity (admin_id, admin_name, admin_email, action, target_email,
          details, created_at)
        values (${by.id}, ${by.full_name}, ${by.email}, ${action}, ${targetEmail},
          ${JSON.stringify({ notes: notes === '' ? null : notes })}::jsonb, ${timestamptz(now)})`,
  );
}
