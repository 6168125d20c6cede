import { type HistoryEntry } from '../history/historySlice';
import { fieldsOf } from '../outbox/editFields';
import { needsDecision } from '../outbox/outboxEntry';
import { selectOutbox } from '../outbox/outboxSlice';
import { recordKeyOf } from '../outbox/recordKeys';
import { type RootState } from '../select/rootState';

/** True where an unsent edit of the same fields, perhaps of another tab, is in conflict and shown in place of them. */
export const waitsForDecision = (state: RootState, entries: readonly HistoryEntry[]): boolean =>
  selectOutbox(state)
    .entries.filter(needsDecision)
    .some((unsent) =>
      entries.some(
        ({ edit }) =>
          recordKeyOf(edit, null) === recordKeyOf(unsent.edit, unsent.temporaryId) &&
          Object.keys(fieldsOf(edit)).some((field) => field in fieldsOf(unsent.edit)),
      ),
    );
