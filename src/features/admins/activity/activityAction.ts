import { type ChipTone } from '../../../ui/feedback/StatusChip';

const tones: Record<string, ChipTone> = {
  promoted: 'success',
  approved: 'success',
  demoted: 'warning',
  rejected: 'danger',
};

export const actionTone = (action: string): ChipTone => tones[action.toLowerCase()] ?? 'neutral';

/** The worker's name of an action for people: 'role_changed' is 'Role changed'. */
export function actionLabel(action: string): string {
  const words = action.replace(/[_-]+/g, ' ').trim();
  return words === '' ? '–' : words.charAt(0).toUpperCase() + words.slice(1);
}
