import { object, string, type InferType } from 'yup';
import { boundedText } from '../text/textRules';

export type AdminRole = 'owner' | 'admin';

export interface Admin {
  id: string;
  full_name: string | null;
  email: string | null;
  avatar_url: string | null;
  role: AdminRole;
  created_at: string | null;
}

export interface AdminRequest {
  id: string;
  /** One of pending, approved, rejected, demoted; unknown values are displayed unchanged. */
  status: string;
  reason: string;
  notes: string | null;
  full_name: string | null;
  email: string | null;
  avatar_url: string | null;
  review_notes: string | null;
  reviewed_at: string | null;
  reviewed_by: string | null;
  created_at: string | null;
  updated_at: string | null;
}

const DECIDED = ['approved', 'rejected', 'demoted'];

/** True while undecided; a status unknown to the console is not a decision. */
export const isUndecided = ({ status }: Pick<AdminRequest, 'status'>): boolean =>
  !DECIDED.includes(status);

export interface AdminActivity {
  id: string;
  admin: { name: string | null; email: string | null };
  action: string;
  target_email: string | null;
  /** Role granted by a promotion; null when unknown. */
  role: AdminRole | null;
  notes: string | null;
  created_at: string | null;
}

export interface AdminOverview {
  admins: Admin[];
  pending: AdminRequest[];
  rejected: AdminRequest[];
  approved: AdminRequest[];
  demoted: AdminRequest[];
  activity: AdminActivity[];
}

export const DEFAULT_REQUEST_REASON = 'Requesting admin access to manage tours and content';

const REASON_REQUIRED = 'Reason is required';
const reasonText = boundedText('Reason', 'reason');
const reasonRequired = reasonText.trim().required(REASON_REQUIRED);

export const accessRequestRules = object({ reason: reasonRequired });
export const promotionRules = object({
  pendingId: boundedText('Request ID', 'id').required(),
  role: string().oneOf<AdminRole>(['admin', 'owner']).default('admin'),
  notes: boundedText('Notes', 'reason').trim().default(''),
});
export type Promotion = InferType<typeof promotionRules>;

/** Rules of a demotion. The reason has two names, because workers read either. */
export const demotionRules = object({
  adminId: boundedText('Admin ID', 'id').required(),
  notes: boundedText('Notes', 'reason').trim(),
  reason: reasonText
    .trim()
    .when('notes', ([notes], schema) => (notes ? schema : schema.required(REASON_REQUIRED))),
});
export const rejectionRules = object({
  status: boundedText('Status', 'id').required(),
  notes: reasonRequired,
});
