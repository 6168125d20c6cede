import { nanoid } from '@reduxjs/toolkit';
import { type Edit } from '../outbox/edit';
import { fieldsOf, isSameValue, isWhole, withFields } from '../outbox/editFields';
import { type OutboxEntry } from '../outbox/outboxEntry';
import { recordKeyOf } from '../outbox/recordKeys';
import { type RootState } from '../select/rootState';
import { selectHistory, type HistoryEntry } from '../history/historySlice';
import { canBeSent, inverseOf } from './inverseOf';

/**
 * Reads, before edits are made, how to put each of them back again.
 */
export function historyOf(
  state: RootState,
  edits: readonly Edit[],
  step: string = nanoid(),
  at: number = Date.now(),
): HistoryEntry[] {
  return edits.map((edit, index) => ({
    id: nanoid(),
    step,
    // Fractions keep the order of edits that were made in one moment.
    at: at + index / 1000,
    edit,
    inverse: inverseOf(state, edit),
    isUndone: false,
  }));
}

export interface DecisionHistory {
  /** The decision as a step of its own, and earlier edits without the fields that it is about. */
  remembered: HistoryEntry[];
  /** Ids of earlier edits of which nothing else is left. */
  forgotten: string[];
}

/**
 * Reads, before a conflict is settled, how to undo that decision: by the other value of each field. The edit
 * that led to the conflict can't be undone in these fields any more, as the values before it are nobody's by now.
 */
export function historyOfDecision(
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
