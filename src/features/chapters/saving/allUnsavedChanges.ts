import { type TypedCell } from '../edits/typedCell';
import { unsavedChangesOf, type UnsavedChanges, type WorkingCopy } from '../edits/workingCopy';

/**
 * Unsaved changes, including a chapter whose text is being typed and, after a failed save, chapters of which only the
 * order index is unsaved. Otherwise a differing order index does not count as a change: it follows from the other
 * changes.
 */
export function allUnsavedChanges(
  work: WorkingCopy,
  states: ReadonlyMap<string, { kind: string }>,
  typed: TypedCell | null = null,
): UnsavedChanges {
  const { rows, removed } = unsavedChangesOf(work);
  const storedPositions = new Map(work.base.map(({ id, orderIndex }) => [id, orderIndex]));
  const all = new Map(rows);
  work.history.present.forEach(({ id }, position) => {
    const stored = storedPositions.get(id) ?? position;
    if (!all.has(id) && stored !== position && states.get(id)?.kind === 'failed')
      all.set(id, 'changed');
  });
  if (typed !== null && !all.has(typed.id)) all.set(typed.id, 'changed');
  return { rows: all, removed };
}
