import { type AnyDispatch } from '../api/anyDispatch';
import { type ThunkExtra } from '../api/thunkExtra';
import {
  editsForgotten,
  editsRemembered,
  selectHistory,
  type HistoryEntry,
} from '../history/historySlice';
import { type Edit } from '../outbox/edit';
import { fieldsOf, isSameValue, isWhole, withFields } from '../outbox/editFields';
import { type OutboxEntry } from '../outbox/outboxEntry';
import { recordKeyOf } from '../outbox/recordKeys';
import { type RootState } from '../select/rootState';
import { historyOf } from '../sync/historyOf';
import { canBeSent } from '../sync/inverseOf';

interface DecisionHistory {
  /** The decision as a step of its own, and earlier edits without the decided fields. */
  remembered: HistoryEntry[];
  /** Ids of earlier edits with no other fields left. */
  forgotten: string[];
}

/**
 * Computes, before a conflict is resolved, the history of that decision; its undo sets the other value of each field.
 * The edit that led to the conflict can no longer be undone in these fields, because the values before it are now
 * neither version's.
 */
function historyOfDecision(
  state: RootState,
  { edit, differences }: OutboxEntry,
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
): DecisionHistory {
  if (edit.action !== 'update' || isWhole(edit)) return { remembered: [], forgotten: [] };
  const isTheirs = (field: string) => choices[field] === 'theirs';
  const valuesOf = (side: (field: string) => boolean) =>
    Object.fromEntries(
      differences.map(({ field, mine, theirs }) => [field, side(field) ? theirs : mine]),
    );
  const decided = withFields(edit, valuesOf(isTheirs));
  const inverse = withFields(
    edit,
    valuesOf((field) => !isTheirs(field)),
  );
  const [step] = historyOf(state, [decided]);
  const remembered: HistoryEntry[] =
    step === undefined ? [] : [{ ...step, inverse: canBeSent(inverse) ? inverse : null }];
  const forgotten: string[] = [];
  const target = recordKeyOf(edit, null);
  for (const entry of Object.values(selectHistory(state))) {
    if (entry.edit.action !== 'update' || recordKeyOf(entry.edit, null) !== target) continue;
    const written = fieldsOf(entry.edit);
    const left = Object.keys(written).filter(
      (name) =>
        !differences.some(({ field, mine }) => field === name && isSameValue(written[name], mine)),
    );
    if (left.length === Object.keys(written).length) continue;
    const narrowed = (whole: Edit) =>
      withFields(whole, Object.fromEntries(left.map((name) => [name, fieldsOf(whole)[name]])));
    if (left.length === 0) forgotten.push(entry.id);
    else
      remembered.unshift({
        ...entry,
        edit: narrowed(entry.edit),
        inverse: entry.inverse && narrowed(entry.inverse),
      });
  }
  return { remembered, forgotten };
}

/** Resolves a conflict field by field; the decision is a step of its own, which can be undone. */
export const resolveConflict =
  (
    id: string,
    choices: Readonly<Record<string, 'mine' | 'theirs'>>,
  ): ((dispatch: AnyDispatch, getState: unknown, extra: unknown) => Promise<void>) =>
  async (dispatch, getState, extra) => {
    const state = (getState as () => RootState)(); // cast: the console has one store
    const { outbox } = extra as ThunkExtra; // cast: `createConsoleStore` sets this thunk argument
    const entry = state.outbox.entries.find((candidate) => candidate.id === id);
    if (entry === undefined) return;
    const { remembered, forgotten } = historyOfDecision(state, entry, choices);
    if (!(await outbox.apply({ type: 'resolved', id, choices }))) return;
    dispatch(editsForgotten(forgotten));
    if (remembered.length > 0) dispatch(editsRemembered(remembered));
    void outbox.sendNow();
  };
