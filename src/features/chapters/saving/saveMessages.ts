import { formatCount } from '../../../domain/text/count';
import { isolate } from '../../../domain/text/script';
import { shortText } from '../../../domain/text/shortText';
import { type Problem } from '../../../domain/problem';
import { isEditOf } from '../../../state/outbox/recordKeys';
import { type SaveStep } from './planSave';

export const CANNOT_BE_EDITED =
  'This chapter cannot be edited. Please refresh the page and try again.';

/** Longest chapter name in a failure line. */
const NAME_LENGTH = 48;

/** Number of rows by action; rows of which only the order index changed are not counted. */
export interface SaveCounts {
  created: number;
  changed: number;
  removed: number;
}

/** Message after a complete save. */
export function successMessage(counts: SaveCounts): string {
  const { created, changed, removed } = counts;
  const all = created + changed + removed;
  const kinds = [
    { word: 'new', count: created },
    { word: 'changed', count: changed },
    { word: 'removed', count: removed },
  ].filter(({ count }) => count > 0);
  if (kinds.length > 1 && removed > 0) {
    const each = kinds.map(({ word, count }) => `${formatCount(count)} ${word}`);
    return `Chapters saved: ${each.join(', ')}`;
  }
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

/** One line per reason, with the name of its chapter or the number of chapters that share it. */
export function failureLines(failed: readonly { title: string; reason: string }[]): string[] {
  const reasons = [...new Set(failed.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const chapters = failed.filter((chapter) => chapter.reason === reason);
    const name = chapters.length === 1 ? (chapters[0]?.title.trim() ?? '') : '';
    const prefix = name === '' ? '' : `${isolate(shortText(name, NAME_LENGTH))}: `;
    const count = chapters.length === 1 ? '' : ` (${chapters.length} chapters)`;
    return `Failed to save chapter: ${prefix}${reason}${count}`;
  });
}
