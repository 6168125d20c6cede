import { type Problem } from '../../domain/problem';
import { ProblemPanel } from '../../ui/ProblemPanel';

/** The alert above a form that could not be saved. */
export function SaveFailure({ problem, isNew }: { problem: Problem; isNew: boolean }) {
  const isGone = !isNew && problem.code === 'not_found';
  const message = isGone
    ? CANNOT_BE_EDITED
    : `Failed to save chapter: ${problem.detail ?? problem.message}`;
  const title = isNew ? 'Failed to create chapter' : 'Failed to update chapter';
  return <ProblemPanel title={title} problem={{ code: problem.code, message }} />;
}

export const CANNOT_BE_EDITED =
  'This chapter cannot be edited. Please refresh the page and try again.';
