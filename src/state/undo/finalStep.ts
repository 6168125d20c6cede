import { type HistoryStep } from '../history/selectSteps';

/** Explains why undo skips a step that created or deleted a record; null for other steps. */
export function finalStepText({ entries, isFinal }: HistoryStep): string | null {
  const edits = entries.map(({ edit }) => edit);
  if (!isFinal || edits.some(({ entity }) => entity === 'chapter')) return null;
  if (edits.every(({ action }) => action === 'create')) return 'Delete it instead.';
  if (edits.every(({ action }) => action === 'remove')) return 'What is deleted stays deleted.';
  return null;
}
