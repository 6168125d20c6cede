import {
  type Admin,
  type AdminActivity,
  type AdminOverview,
  type AdminRequest,
} from '../../domain/people/admin';
import { FieldReader, firstIn } from '../../domain/jsonReader';
import { uniqueBy } from '../../platform/uniqueBy';

export function readAdmin(value: unknown, call: string): Admin {
  const from = FieldReader.of(value, call);
  return {
    id: from.text('id'),
    full_name: from.textOr(null, 'full_name', 'name'),
    email: from.textOr(null, 'email'),
    avatar_url: from.urlOrNull('avatar_url'),
    role: from.textOr('admin', 'role') === 'owner' ? 'owner' : 'admin',
    created_at: from.textOr(null, 'created_at'),
  };
}

export function readAdminRequest(value: unknown, call: string): AdminRequest {
  const from = FieldReader.of(value, call);
  return {
    id: from.textOr('', 'id'),
    status: from.textOr('pending', 'status'),
    reason: from.textOr('', 'reason', 'request_reason'),
    notes: from.textOr(null, 'notes'),
    full_name: from.textOr(null, 'full_name', 'name'),
    email: from.textOr(null, 'email'),
    avatar_url: from.urlOrNull('avatar_url'),
    review_notes: from.textOr(null, 'review_notes'),
    reviewed_at: from.textOr(null, 'reviewed_at'),
    reviewed_by: from.textOr(null, 'reviewed_by'),
    created_at: from.textOr(null, 'created_at'),
    updated_at: from.textOr(null, 'updated_at'),
  };
}

/** Reads a request that can be decided: its id is required. */
export function readStoredRequest(value: unknown, call: string): AdminRequest {
  return { ...readAdminRequest(value, call), id: FieldReader.of(value, call).text('id') };
}

export function readAdminActivity(value: unknown, call: string): AdminActivity {
  const from = FieldReader.of(value, call);
  const admin = from.nestedOrEmpty('admin');
  const details = from.nestedOrEmpty('details');
  const role = details.textOr(null, 'role');
  return {
    id: from.textOr('', 'id'),
    admin: {
      name: admin.textOr(null, 'full_name', 'name') ?? from.textOr(null, 'admin', 'admin_name'),
      email: admin.textOr(null, 'email') ?? from.textOr(null, 'admin_email'),
    },
    action: from.textOr('', 'action'),
    target_email: from.textOr(null, 'target_email'),
    role: role === 'owner' || role === 'admin' ? role : null,
    notes: details.textOr(null, 'notes', 'reason'),
    created_at: from.textOr(null, 'created_at'),
  };
}

const idOf = ({ id }: { id: string }) => id;

export function readAdminOverview(value: unknown, call: string): AdminOverview {
  const from = FieldReader.of(firstIn(value, call), call);
  const requests = (name: string) =>
    uniqueBy(
      from.listOrEmpty((row) => readStoredRequest(row, call), name),
      idOf,
    );
  return {
    admins: uniqueBy(
      from.list((row) => readAdmin(row, call), 'admins'),
      idOf,
    ),
    pending: requests('pending'),
    rejected: requests('rejected'),
    approved: from.listOrEmpty((row) => readAdminRequest(row, call), 'approved'),
    demoted: requests('demoted'),
    activity: from.listOrEmpty((row) => readAdminActivity(row, call), 'activity'),
  };
}
