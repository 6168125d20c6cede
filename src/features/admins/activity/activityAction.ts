import { type AdminActivity } from '../../../domain/people/admin';
import { capitalised } from '../../../domain/text/sentence';
import { type ChipTone } from '../../../ui/feedback/StatusChip';

const tones: Record<string, ChipTone> = {
  promoted: 'success',
  approved: 'success',
  demoted: 'warning',
  rejected: 'danger',
};

export const actionTone = (action: string): ChipTone => tones[action.toLowerCase()] ?? 'neutral';

/** Label of a worker's action: 'role_changed' becomes 'Role changed'. */
export function actionLabel(action: string): string {
  const text = action.replace(/[_-]+/g, ' ').trim();
  return text === '' ? '–' : capitalised(text);
}

/** Action of an entry, with the role granted by a promotion: 'Promoted to owner'. */
export const entryLabel = ({ action, role }: AdminActivity): string =>
  role === null ? actionLabel(action) : `${actionLabel(action)} to ${role}`;
