import { fieldsOf, isSameValue, isWhole, withFields, type Fields } from './editFields';
import { mergeEdits } from './mergeEdits';
import { type Outbox, type OutboxEntry } from './outboxEntry';
import { type EditDraft } from './outboxEvent';
import {
  createsTranslation,
  targetOfEntry,
  withDependents,
  withoutEntries,
  withRealIds,
} from './queueEdits';
import { recordKeyOf } from './recordKeys';

interface Taken {
  outbox: Outbox;
  /** The part that has to be sent to the worker; null where there is none. */
  rest: EditDraft | null;
}

/** True for an edit that the worker has not carried out: never sent, refused, or found in conflict. */
const isNotCarriedOut = ({ state, isDoubtful }: OutboxEntry) =>
  state !== 'sending' && (state === 'conflict' || !isDoubtful);

const pickFields = (fields: Fields, isPicked: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isPicked(name)));

/** A change without the fields that are back at the values before it; null where none is left. */
function changeWithout(entry: OutboxEntry, back: Fields): OutboxEntry['edit'] | null {
  const before = entry.base?.fields ?? {};
  const fields = pickFields(
    { ...fieldsOf(entry.edit), ...back },
    (name) => !(name in back && name in before && isSameValue(back[name], before[name])),
  );
  return Object.keys(fields).length === 0 ? null : withFields(entry.edit, fields);
}

/** The differences of a conflict that are left when an edit writes other values. */
function differencesLeft({ differences }: OutboxEntry, written: Fields) {
  return differences.flatMap((difference) => {
    const mine = written[difference.field];
    const isLeft = difference.field in written && !isSameValue(mine, difference.theirs);
    return isLeft ? [{ ...difference, mine }] : [];
  });
}

/** An unsent edit with other values; out of its conflict where that made it one. */
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

/** Puts values back in those of the unsent edits that wrote them, the newest first. */
function takeBackChange(outbox: Outbox, entries: readonly OutboxEntry[], draft: EditDraft): Taken {
  const target = recordKeyOf(draft.edit, draft.temporaryId);
  let taken = outbox;
  let rest = fieldsOf(draft.edit);
  for (const entry of [...entries].reverse()) {
    if (targetOfEntry(entry) !== target && !createsTranslation(entry, target)) continue;
    const written = fieldsOf(entry.edit);
    const back = pickFields(rest, (name) => name in written);
    if (Object.keys(back).length === 0) continue;
    if (!isNotCarriedOut(entry)) break;
    if (entry.edit.action === 'create') {
      const merged = mergeEdits(entry.edit, withFields(draft.edit, back));
      if (merged?.kind !== 'merged') break;
      taken = withEntry(taken, rewritten(entry, merged.edit));
    } else {
      if (isWhole(entry.edit)) break;
      const edit = changeWithout(entry, back);
      taken =
        edit === null
          ? withoutEntries(taken, new Set([entry.id]))
          : withEntry(taken, rewritten(entry, edit));
    }
    rest = pickFields(rest, (name) => !(name in written));
  }
  const isDone = Object.keys(rest).length === 0;
  return {
    outbox: taken,
    rest: isDone ? null : { ...draft, edit: withFields(draft.edit, rest) },
  };
}

/** Takes out the unsent creation that a removal undoes, or the unsent removal that a creation undoes. */
function takeBackOpposite(
  outbox: Outbox,
  entries: readonly OutboxEntry[],
  draft: EditDraft,
): Taken {
  const target = recordKeyOf(draft.edit, draft.temporaryId);
  const opposite = draft.edit.action === 'remove' ? 'create' : 'remove';
  const entry = entries.findLast(
    (candidate) => targetOfEntry(candidate) === target && candidate.edit.action === opposite,
  );
  if (entry === undefined || !isNotCarriedOut(entry)) return { outbox, rest: draft };
  const ids = withDependents(outbox.entries, entry.id);
  for (const other of entries) {
    if (other.seq > entry.seq && targetOfEntry(other) === target) ids.add(other.id);
  }
  return { outbox: withoutEntries(outbox, ids), rest: null };
}

/** Takes an edit back out of those of the entries that made it. */
function takeBack(outbox: Outbox, entries: readonly OutboxEntry[], unresolved: EditDraft): Taken {
  const draft = withRealIds(outbox, unresolved);
  return draft.edit.action === 'update'
    ? takeBackChange(outbox, entries, draft)
    : takeBackOpposite(outbox, entries, draft);
}

/** True when a later edit only puts back what was before an earlier one of the same record. */
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
 * The outbox without the edits that were made while one was on its way to put back what it changed. Found in
 * conflict, it was not carried out: nothing has to be put back, and no confirmation is needed.
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
      const { outbox: without, rest } = takeBack(kept, earlier, reversal);
      return rest === null ? without : taken;
    }, outbox);
}

/**
 * Undoes edits: one that the worker has not carried out leaves the outbox, and its conflict with it. What
 * has been carried out, or is on its way, is left to be put back by an edit of its own.
 */
export function takeBackEdits(
  outbox: Outbox,
  drafts: readonly EditDraft[],
): { outbox: Outbox; rest: EditDraft[] } {
  const rest: EditDraft[] = [];
  let taken = outbox;
  for (const draft of drafts) {
    const step = takeBack(taken, taken.entries, draft);
    taken = step.outbox;
    if (step.rest !== null) rest.push(step.rest);
  }
  // A value that was put back may be what was before an earlier edit.
  const inConflict = taken.entries.filter(({ state }) => state === 'conflict');
  const settled = inConflict.reduce((changed, { id }) => takeBackReversals(changed, id), taken);
  return { outbox: settled, rest };
}
