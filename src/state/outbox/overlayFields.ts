import { worstState, type SaveState } from '../../domain/forms/saveState';
import { fieldsOf, type Fields } from './editFields';
import { recordKeyOf } from './recordKeys';
import { saveStateOf, type OutboxEntry } from './outboxEntry';

/** Combined unsent edits of one record, or of its texts in one language. */
export interface Overlay {
  /** The record is made by one of them. */
  isCreated: boolean;
  isRemoved: boolean;
  fields: Fields;
  state: SaveState;
  /** The first of them, epoch milliseconds. */
  createdAt: number;
  /** Keys of the records it lies within. */
  within: readonly string[];
}

/** The overlays by target (see `recordKeyOf`), in the order of the edits: later ones win. */
export function overlaysOf(entries: readonly OutboxEntry[]): ReadonlyMap<string, Overlay> {
  const overlays = new Map<string, Overlay>();
  for (const entry of entries) {
    const target = recordKeyOf(entry.edit, entry.temporaryId);
    const overlay = overlays.get(target);
    const { action } = entry.edit;
    overlays.set(target, {
      isCreated: action === 'create' || (overlay?.isCreated === true && action !== 'remove'),
      isRemoved: action === 'remove' || (overlay?.isRemoved === true && action !== 'create'),
      fields: action === 'remove' ? {} : { ...overlay?.fields, ...fieldsOf(entry.edit) },
      state: worstState([overlay?.state, saveStateOf(entry)]) ?? 'saved here',
      createdAt: overlay?.createdAt ?? entry.createdAt,
      within: entry.within,
    });
  }
  return overlays;
}
