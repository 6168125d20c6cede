import { type HistoryStep } from '../history/selectSteps';

/** Explanation why undo leaves a step alone that made or removed a record; null for others. */
export function finalStepText({ entries, isFinal }: HistoryStep): string | null {
  const edits = entries.map(({ edit }) => edit);
  if (!isFinal || edits.some(({ entity }) => entity === 'chapter')) return null;
  if (edits.every(({ action }) => action === 'create')) return 'Delete it instead.';
  if (edits.every(({ action }) => action === 'remove')) return 'What is deleted stays deleted.';
  return null;
}
