import { type Problem } from '../../domain/problem';

export const CANNOT_DELETE_DEFAULT = 'Cannot delete the default language';

/** Why a language could not be deleted, in the words of the error catalogue. */
export function deletionFailure(problem: Problem): string {
  const said = problem.detail ?? '';
  if (/default/i.test(said)) return CANNOT_DELETE_DEFAULT;
  if (problem.code === 'conflict' || /being used|foreign key|23503/i.test(said)) {
    return 'Cannot delete language: it is being used in translations';
  }
  return 'Failed to delete language';
}
