import { type Problem } from '../../../domain/problem';
import { type SaveStep } from './planSave';

export const CANNOT_BE_EDITED =
  'This chapter cannot be edited. Please refresh the page and try again.';

/** What is said when all was stored, by what the person did; ranks that only moved are not counted. */
export function doneWords(counts: { created: number; changed: number; removed: number }): string {
  const { created, changed, removed } = counts;
  const all = created + changed + removed;
  if (all > 1) return `${all} chapters saved`;
  if (created === 1) return 'Chapter created successfully';
  if (removed === 1) return 'Chapter deleted successfully';
  return 'Chapter updated successfully';
}

/** Why a row was not stored. */
export function failedWords(problem: Problem, { edit }: SaveStep): string {
  const isNameless = edit.kind === 'chapter changed' && edit.chapterId === '';
  const isGone = problem.code === 'not_found' && edit.kind !== 'chapter created';
  if (isNameless || isGone) return CANNOT_BE_EDITED;
  const [field] = Object.values(problem.fields ?? {});
  return field ?? problem.detail ?? problem.message;
}

/** What stands above the reasons. */
export function failedTitle(steps: readonly SaveStep[]): string {
  const kinds = new Set(steps.map(({ edit }) => edit.kind));
  if (kinds.size !== 1) return 'Some chapters were not saved';
  if (kinds.has('chapter created')) return 'Failed to create chapter';
  return kinds.has('chapter removed') ? 'Failed to delete chapter' : 'Failed to update chapter';
}
