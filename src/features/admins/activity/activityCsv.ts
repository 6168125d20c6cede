import { type AdminActivity } from '../../../domain/people/admin';
import { csvText } from '../../../domain/text/csv';

const headings = ['Time', 'Admin', 'Admin e-mail', 'Action', 'Person', 'Notes', 'Role'];

/** Activity log as CSV (RFC 4180), times in UTC. */
export function activityCsv(activity: readonly AdminActivity[]): string {
  return csvText(
    headings,
    activity.map(({ created_at, admin, action, target_email, notes, role }) => [
      created_at,
      admin.name,
      admin.email,
      action,
      target_email,
      notes,
      role,
    ]),
  );
}
