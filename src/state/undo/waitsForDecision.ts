import { type HistoryEntry } from '../history/historySlice';
import { fieldsOf } from '../outbox/editFields';
import { needsDecision } from '../outbox/outboxEntry';
import { selectOutbox } from '../outbox/outboxSlice';
import { recordKeyOf } from '../outbox/recordKeys';
import { type RootState } from '../select/rootState';

/** True when an unsent edit of the same fields, possibly from another tab, is in conflict and masks their values. */
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
