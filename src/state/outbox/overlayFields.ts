import { worstState, type SaveState } from '../../domain/forms/saveState';
import { actionOf, fieldsOf, type Fields } from './editFields';
import { targetOf } from './editTarget';
import { saveStateOf, type OutboxEntry } from './outboxEntry';

/** What all unsent edits of one record, or of its words in one language, make of it. */
export interface Overlay {
  /** The record is made by one of them. */
  isCreated: boolean;
  isRemoved: boolean;
  fields: Fields;
  state: SaveState;
  /** The first of them, epoch milliseconds. */
  createdAt: number;
  /** Lanes of the records it lies within. */
  within: readonly string[];
}

/** The overlays by target (see `targetOf`), in the order of the edits: later ones win. */
export function overlaysOf(entries: readonly OutboxEntry[]): ReadonlyMap<string, Overlay> {
  const overlays = new Map<string, Overlay>();
  for (const entry of entries) {
    const target = targetOf(entry.edit, entry.temporaryId);
    const known = overlays.get(target);
    const action = actionOf(entry.edit);
    overlays.set(target, {
      isCreated: action === 'created' || (known?.isCreated === true && action !== 'removed'),
      isRemoved: action === 'removed' || (known?.isRemoved === true && action !== 'created'),
      fields: action === 'removed' ? {} : { ...known?.fields, ...fieldsOf(entry.edit) },
      state: worstState([known?.state, saveStateOf(entry)]) ?? 'saved here',
      createdAt: known?.createdAt ?? entry.createdAt,
      within: entry.within,
    });
  }
  return overlays;
}
