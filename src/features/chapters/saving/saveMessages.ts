import { type Problem } from '../../../domain/problem';
import { isEditOf } from '../../../state/outbox/recordKeys';
import { type SaveStep } from './planSave';

export const CANNOT_BE_EDITED =
  'This chapter cannot be edited. Please refresh the page and try again.';

/** Number of rows by what was done; rows whose order index alone changed are not counted. */
export interface SaveCounts {
  created: number;
  changed: number;
  removed: number;
}

/** Message after everything was saved. */
export function successMessage(counts: SaveCounts): string {
  const { created, changed, removed } = counts;
  const all = created + changed + removed;
  if (all > 1) return `${all} chapters ${removed === all ? 'deleted' : 'saved'}`;
  if (created === 1) return 'Chapter created successfully';
  if (removed === 1) return 'Chapter deleted successfully';
  return 'Chapter updated successfully';
}

/** Reason why a row was not saved. */
export function failureMessage(problem: Problem, { edit }: SaveStep): string {
  const hasNoId = isEditOf(edit, 'chapter', 'update') && edit.ref.chapterId === '';
  const isGone = problem.code === 'not_found' && edit.action !== 'create';
  if (hasNoId || isGone) return CANNOT_BE_EDITED;
  const [field] = Object.values(problem.fields ?? {});
  return field ?? problem.detail ?? problem.message;
}

/** Title above the reasons. */
export function failureTitle(steps: readonly SaveStep[]): string {
  const actions = new Set(steps.map(({ edit }) => edit.action));
  if (actions.size !== 1) return 'Some chapters were not saved';
  if (actions.has('create')) return 'Failed to create chapter';
  return actions.has('remove') ? 'Failed to delete chapter' : 'Failed to update chapter';
}
