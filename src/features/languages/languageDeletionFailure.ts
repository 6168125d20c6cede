import { type Problem } from '../../domain/problem';

export const CANNOT_DELETE_DEFAULT = 'Cannot delete the default language';

/**
 * Message for a language that could not be deleted, from the error catalogue. PostgreSQL reports a
 * foreign key violation as 23503.
 */
export function deletionFailure(problem: Problem): string {
  const said = problem.detail ?? '';
  if (/default/i.test(said)) return CANNOT_DELETE_DEFAULT;
  if (problem.code === 'conflict' || /being used|foreign key|23503/i.test(said)) {
    return 'Cannot delete language: it is being used in translations';
  }
  return 'Failed to delete language';
}
