import { worstState, type SaveState } from '../../../domain/forms/saveState';
import { targetOf } from '../../../state/outbox/editTarget';
import { needsPerson, saveStateOf, type OutboxEntry } from '../../../state/outbox/outboxEntry';

/** What of a chapter is not sent yet. */
export interface UnsentRow {
  state: SaveState;
  /** The first edit of it that waits for the person. */
  needy: OutboxEntry | null;
}

const CHAPTER = 'chapter:';

/** By the id of the chapter. */
export function unsentRows(entries: readonly OutboxEntry[]): ReadonlyMap<string, UnsentRow> {
  const rows = new Map<string, UnsentRow>();
  for (const entry of entries) {
    const target = targetOf(entry.edit, entry.temporaryId);
    if (!target.startsWith(CHAPTER)) continue;
    const id = target.slice(CHAPTER.length);
    const known = rows.get(id);
    const own = saveStateOf(entry);
    rows.set(id, {
      state: worstState([known?.state, own]) ?? own,
      needy: known?.needy ?? (needsPerson(entry) ? entry : null),
    });
  }
  return rows;
}
