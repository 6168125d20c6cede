import { type TypedCell } from '../edits/typedCell';
import { unsavedChangesOf, type UnsavedChanges, type WorkingCopy } from '../edits/workingCopy';

/**
 * Unsaved changes, with the chapter whose text is being typed, and with those whose place in the order alone could
 * not be saved: until a save of it has failed, that place follows from the others.
 */
export function unsavedPlaces(
  work: WorkingCopy,
  states: ReadonlyMap<string, { kind: string }>,
  typed: TypedCell | null = null,
): UnsavedChanges {
  const { rows, removed } = unsavedChangesOf(work);
  const storedPlaces = new Map(work.base.map(({ id, orderIndex }) => [id, orderIndex]));
  const all = new Map(rows);
  work.history.present.forEach(({ id }, rank) => {
    const place = storedPlaces.get(id) ?? rank;
    if (!all.has(id) && place !== rank && states.get(id)?.kind === 'failed') all.set(id, 'changed');
  });
  if (typed !== null && !all.has(typed.id)) all.set(typed.id, 'changed');
  return { rows: all, removed };
}
