import { worstState, type SaveState } from '../../domain/forms/saveState';
import { fieldsOf, type Fields } from './editFields';
import { recordKeyOf } from './recordKeys';
import { saveStateOf, type OutboxEntry } from './outboxEntry';

/**
 * Optimistic update: the combined unsent edits of a record, or of its texts in one language, over the worker's values.
 */
export interface Overlay {
  /** True when one of the edits creates the record. */
  isCreated: boolean;
  isRemoved: boolean;
  fields: Fields;
  state: SaveState;
  /** Sequence number of the last edit of each field, by field name. */
  seqs: Readonly<Record<string, number>>;
  /** Time of the first edit in epoch milliseconds. */
  createdAt: number;
  /** Keys of the parent records. */
  parentKeys: readonly string[];
}

const seqsOf = ({ edit, seq }: OutboxEntry) =>
  Object.fromEntries(Object.keys(fieldsOf(edit)).map((name) => [name, seq]));

/** Overlays by target (see `recordKeyOf`); later edits override earlier ones. */
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
      seqs: action === 'remove' ? {} : { ...overlay?.seqs, ...seqsOf(entry) },
      state: worstState([overlay?.state, saveStateOf(entry)]) ?? 'saved here',
      createdAt: overlay?.createdAt ?? entry.createdAt,
      parentKeys: entry.within,
    });
  }
  return overlays;
}
