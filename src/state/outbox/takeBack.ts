import { fieldsOf, isSameValue, isWhole, withFields, type Fields } from './editFields';
import { coalesceEdits } from './coalesceEdits';
import { type Outbox, type OutboxEntry } from './outboxEntry';
import { type NewEdit } from './outboxEvent';
import {
  createsTranslation,
  entryToNewEdit,
  targetOfEntry,
  withDependents,
  withoutEntries,
  withRealIds,
} from './queueEdits';
import { recordKeyOf } from './recordKeys';

interface Taken {
  outbox: Outbox;
  /** Part of the edit that must still be sent; null when nothing remains. */
  rest: NewEdit | null;
}

/** True for an edit that the worker has not carried out: never sent, refused, or in conflict. */
const isNotCarriedOut = ({ state, isDoubtful }: OutboxEntry) =>
  state !== 'sending' && (state === 'conflict' || !isDoubtful);

const pickFields = (fields: Fields, isPicked: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isPicked(name)));

/** The change without the fields that are restored to their previous values; null when none remains. */
function changeWithout(entry: OutboxEntry, back: Fields): OutboxEntry['edit'] | null {
  const before = entry.base?.fields ?? {};
  const fields = pickFields(
    { ...fieldsOf(entry.edit), ...back },
    (name) => !(name in back && name in before && isSameValue(back[name], before[name])),
  );
  return Object.keys(fields).length === 0 ? null : withFields(entry.edit, fields);
}

/** Differences of a conflict that remain when the edit writes other values. */
function differencesLeft({ differences }: OutboxEntry, written: Fields) {
  return differences.flatMap((difference) => {
    const mine = written[difference.field];
    const isLeft = difference.field in written && !isSameValue(mine, difference.theirs);
    return isLeft ? [{ ...difference, mine }] : [];
  });
}

/** An unsent edit with other values; leaves the conflict state when no difference remains. */
function rewritten(entry: OutboxEntry, edit: OutboxEntry['edit']): OutboxEntry {
  if (entry.state !== 'conflict') return { ...entry, edit };
  const differences = differencesLeft(entry, fieldsOf(edit));
  if (differences.length > 0) return { ...entry, edit, differences };
  return { ...entry, edit, differences, state: 'waiting', isRevalidated: false };
}

const withEntry = (outbox: Outbox, changed: OutboxEntry): Outbox => ({
  ...outbox,
  entries: outbox.entries.map((entry) => (entry.id === changed.id ? changed : entry)),
});

/** Restores the previous values in the unsent edits that wrote them, newest first. */
function takeBackChange(outbox: Outbox, entries: readonly OutboxEntry[], newEdit: NewEdit): Taken {
  const target = recordKeyOf(newEdit.edit, newEdit.temporaryId);
  let current = outbox;
  let rest = fieldsOf(newEdit.edit);
  for (const entry of [...entries].reverse()) {
    if (targetOfEntry(entry) !== target && !createsTranslation(entry, target)) continue;
    const written = fieldsOf(entry.edit);
    const back = pickFields(rest, (name) => name in written);
    if (Object.keys(back).length === 0) continue;
    if (!isNotCarriedOut(entry)) break;
    if (entry.edit.action === 'create') {
      const coalesced = coalesceEdits(entry.edit, withFields(newEdit.edit, back));
      if (coalesced?.kind !== 'coalesced') break;
      current = withEntry(current, rewritten(entry, coalesced.edit));
    } else {
      if (isWhole(entry.edit)) break;
      const edit = changeWithout(entry, back);
      current =
        edit === null
          ? withoutEntries(current, new Set([entry.id]))
          : withEntry(current, rewritten(entry, edit));
    }
    rest = pickFields(rest, (name) => !(name in written));
  }
  const isDone = Object.keys(rest).length === 0;
  return {
    outbox: current,
    rest: isDone ? null : { ...newEdit, edit: withFields(newEdit.edit, rest) },
  };
}

/** Removes the unsent creation that a removal undoes, or the unsent removal that a creation undoes. */
function takeBackOpposite(
  outbox: Outbox,
  entries: readonly OutboxEntry[],
  newEdit: NewEdit,
): Taken {
  const target = recordKeyOf(newEdit.edit, newEdit.temporaryId);
  const opposite = newEdit.edit.action === 'remove' ? 'create' : 'remove';
  const entry = entries.findLast(
    (candidate) => targetOfEntry(candidate) === target && candidate.edit.action === opposite,
  );
  if (entry === undefined || !isNotCarriedOut(entry)) return { outbox, rest: newEdit };
  const ids = withDependents(outbox.entries, entry.id);
  for (const other of entries) {
    if (other.seq > entry.seq && targetOfEntry(other) === target) ids.add(other.id);
  }
  return { outbox: withoutEntries(outbox, ids), rest: null };
}

/** Undoes earlier entries that were not carried out: removes from them what the given edit would restore. */
function takeBack(outbox: Outbox, entries: readonly OutboxEntry[], unresolved: NewEdit): Taken {
  const newEdit = withRealIds(outbox, unresolved);
  return newEdit.edit.action === 'update'
    ? takeBackChange(outbox, entries, newEdit)
    : takeBackOpposite(outbox, entries, newEdit);
}

/** True when a later edit only reverses an earlier edit of the same record. */
function isReversal(later: OutboxEntry, earlier: OutboxEntry): boolean {
  if (later.edit.action !== 'update') {
    return later.edit.action === (earlier.edit.action === 'create' ? 'remove' : 'create');
  }
  const before = earlier.base?.fields ?? {};
  return Object.entries(fieldsOf(later.edit)).every(
    ([name, value]) => name in before && isSameValue(value, before[name]),
  );
}

/**
 * The outbox without edits that reverse an edit in conflict. They were made while it was in flight; since it was not
 * carried out, there is nothing to reverse and nothing to confirm.
 */
export function takeBackReversals(outbox: Outbox, id: string): Outbox {
  const inConflict = outbox.entries.find((entry) => entry.id === id);
  if (inConflict?.state !== 'conflict') return outbox;
  return outbox.entries
    .filter(
      (entry) =>
        entry.seq > inConflict.seq &&
        targetOfEntry(entry) === targetOfEntry(inConflict) &&
        isNotCarriedOut(entry) &&
        isReversal(entry, inConflict),
    )
    .reduce((taken, reversal) => {
      const kept = withoutEntries(taken, new Set([reversal.id]));
      const earlier = kept.entries.filter(({ seq }) => seq < reversal.seq);
      const { outbox: without, rest } = takeBack(kept, earlier, entryToNewEdit(reversal));
      return rest === null ? without : taken;
    }, outbox);
}

/**
 * Undoes edits: an edit that was not carried out leaves the outbox together with its conflict. `rest` holds the edits
 * that reverse the part that was carried out or is in flight.
 */
export function takeBackEdits(
  outbox: Outbox,
  newEdits: readonly NewEdit[],
): { outbox: Outbox; rest: NewEdit[] } {
  const rest: NewEdit[] = [];
  let current = outbox;
  for (const newEdit of newEdits) {
    const step = takeBack(current, current.entries, newEdit);
    current = step.outbox;
    if (step.rest !== null) rest.push(step.rest);
  }
  // A restored value may equal the one before an earlier edit, which then changes nothing and is removed too.
  const inConflict = current.entries.filter(({ state }) => state === 'conflict');
  const settled = inConflict.reduce((changed, { id }) => takeBackReversals(changed, id), current);
  return { outbox: settled, rest };
}
