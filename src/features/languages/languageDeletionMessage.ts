import { deletionFailure } from '../../domain/forms/deletionFailure';
import { type Problem } from '../../domain/problem';

export const CANNOT_DELETE_DEFAULT = 'Cannot delete the default language';
export const IN_USE = 'Cannot delete language: it is being used in translations';
const messages = { referenced: IN_USE, conflict: IN_USE, failed: 'Failed to delete language' };

/** Message for a failed deletion of a language, from the error catalogue. */
export function languageDeletionMessage(problem: Problem): string {
  const detail = problem.detail ?? '';
  if (/default/i.test(detail)) return CANNOT_DELETE_DEFAULT;
  return /being used/i.test(detail) ? IN_USE : deletionFailure(problem, messages);
}
