import { worstState, type SaveState } from '../../../domain/forms/saveState';
import { idInKey, recordKeyOf } from '../../../state/outbox/recordKeys';
import { needsDecision, saveStateOf, type OutboxEntry } from '../../../state/outbox/outboxEntry';

/** Outbox state of a chapter with unsent edits. */
export interface UnsentRow {
  state: SaveState;
  /** First edit that needs attention: in conflict or refused. */
  blockedEntry: OutboxEntry | null;
}

/** Outbox state of each chapter with unsent edits, by chapter id. */
export function unsentRows(entries: readonly OutboxEntry[]): ReadonlyMap<string, UnsentRow> {
  const rows = new Map<string, UnsentRow>();
  for (const entry of entries) {
    const target = recordKeyOf(entry.edit, entry.temporaryId);
    const id = idInKey('chapter', target);
    if (id === null) continue;
    const unsentRow = rows.get(id);
    const own = saveStateOf(entry);
    rows.set(id, {
      state: worstState([unsentRow?.state, own]) ?? own,
      blockedEntry: unsentRow?.blockedEntry ?? (needsDecision(entry) ? entry : null),
    });
  }
  return rows;
}
