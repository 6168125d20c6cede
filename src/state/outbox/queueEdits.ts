import { entityOf } from '../../domain/entities/entities';
import { fieldsOf } from './editFields';
import { idsIn, languageInKey, orderKeyOf, renameIds, recordKeyOf } from './recordKeys';
import { coalesceEdits } from './coalesceEdits';
import { ENTRY_SCHEMA, type EntryBase, type Outbox, type OutboxEntry } from './outboxEntry';
import { type NewEdit } from './outboxEvent';
import { realId } from './temporaryId';

const isUntouched = ({ attempts, state, isDoubtful }: OutboxEntry) =>
  attempts === 0 && state === 'waiting' && !isDoubtful;

/** Key of the record or translation that an unsent edit writes. */
export const targetOfEntry = (entry: OutboxEntry) => recordKeyOf(entry.edit, entry.temporaryId);

/** Ids of the entry and its transitive dependents: entries that refer to a record it creates. */
export function withDependents(entries: readonly OutboxEntry[], id: string): Set<string> {
  const ids = new Set([id]);
  const createdIds = new Set<string>();
  for (const entry of entries) {
    if (idsIn(entry.edit).some((named) => createdIds.has(named))) ids.add(entry.id);
    if (ids.has(entry.id) && entry.temporaryId !== null) createdIds.add(entry.temporaryId);
  }
  return ids;
}

/** Changes the bases of the entries stacked on an edit, directly or transitively. */
export function changeStacked(
  entries: readonly OutboxEntry[],
  below: OutboxEntry,
  change: (base: EntryBase) => Partial<OutboxEntry>,
): OutboxEntry[] {
  const stack = new Set([below.id]);
  return entries.map((entry) => {
    if (entry.onTopOf === null || !stack.has(entry.onTopOf)) return entry;
    stack.add(entry.id);
    return entry.base === null ? entry : { ...entry, ...change(entry.base) };
  });
}

/** Removes an edit, and reverts its values in the bases of the edits stacked on it. */
function withoutOne(entries: readonly OutboxEntry[], removed: OutboxEntry): OutboxEntry[] {
  const above = changeStacked(entries, removed, (base) => {
    const fields: Record<string, unknown> = { ...base.fields };
    for (const [field, value] of Object.entries(fieldsOf(removed.edit))) {
      if (fields[field] === value) fields[field] = removed.base?.fields[field];
    }
    return { base: { fields, updatedAt: null } };
  });
  return above
    .filter(({ id }) => id !== removed.id)
    .map((entry) =>
      entry.onTopOf === removed.id ? { ...entry, onTopOf: removed.onTopOf } : entry,
    );
}

/** The outbox without these edits; the newest is removed first. */
export function withoutEntries(outbox: Outbox, ids: ReadonlySet<string>): Outbox {
  const cancelled = outbox.entries.filter(({ id }) => ids.has(id)).reverse();
  return cancelled.length === 0
    ? outbox
    : { ...outbox, entries: cancelled.reduce(withoutOne, [...outbox.entries]) };
}

/** True when a creation carries the translation that a later edit changes. */
export function createsTranslation({ edit, orderKey }: OutboxEntry, target: string): boolean {
  const { translationLanguageField } = entityOf(edit.entity);
  if (edit.action !== 'create' || translationLanguageField === undefined) return false;
  const language = languageInKey(target);
  return (
    fieldsOf(edit)[translationLanguageField] === language && target === `${orderKey}/${language}`
  );
}

function cancelCreation(entries: readonly OutboxEntry[], target: string): OutboxEntry[] | null {
  const created = entries.findLast(
    (entry) => entry.edit.action === 'create' && targetOfEntry(entry) === target,
  );
  if (!created || !isUntouched(created)) return null;
  const cancelled = withDependents(entries, created.id);
  return entries.filter(
    (entry) =>
      !cancelled.has(entry.id) && !(entry.seq > created.seq && targetOfEntry(entry) === target),
  );
}

const isOfTexts = ({ edit }: OutboxEntry) => entityOf(edit.entity).isTranslation === true;

/**
 * True for an edit of texts that precedes another edit of texts of the same record. Nothing is coalesced into it,
 * because the later edit may translate the texts as they were then.
 */
const isBeforeOtherTexts = (entries: readonly OutboxEntry[], entry: OutboxEntry) =>
  isOfTexts(entry) &&
  entries.some(
    (later) => later.seq > entry.seq && later.orderKey === entry.orderKey && isOfTexts(later),
  );

function coalesceIntoLast(
  entries: readonly OutboxEntry[],
  edit: OutboxEntry['edit'],
  target: string,
): OutboxEntry[] | null {
  const last = entries.findLast(
    (entry) => targetOfEntry(entry) === target || createsTranslation(entry, target),
  );
  if (!last || !isUntouched(last) || isBeforeOtherTexts(entries, last)) return null;
  const coalesced = coalesceEdits(last.edit, edit);
  if (coalesced?.kind !== 'coalesced') return null;
  const grown = { ...last, edit: coalesced.edit };
  return entries.map((entry) => (entry === last ? grown : entry));
}

/**
 * Ids of the entries that an edit depends on: creations of records it refers to; for a removal, all edits within the
 * record.
 */
function dependenciesOf(entries: readonly OutboxEntry[], newEdit: NewEdit): string[] {
  const ids = new Set(idsIn(newEdit.edit));
  const orderKey = orderKeyOf(newEdit.edit, newEdit.temporaryId);
  const isRemoval =
    newEdit.edit.action === 'remove' && recordKeyOf(newEdit.edit, null) === orderKey;
  return entries
    .filter(
      ({ temporaryId, within }) =>
        (temporaryId !== null && ids.has(temporaryId)) || (isRemoval && within.includes(orderKey)),
    )
    .map(({ id }) => id);
}

/** The edit with temporary ids replaced by the worker's, where known. */
export const withRealIds = ({ aliases }: Outbox, newEdit: NewEdit): NewEdit => ({
  ...newEdit,
  edit: renameIds(newEdit.edit, (id) => realId(aliases, id)),
});

function queueOne(
  outbox: Outbox,
  unresolved: NewEdit,
  { group, now }: { group: string | undefined; now: number },
): Outbox {
  // Two tabs with the same form draft save it once, because both use the same edit id.
  if (outbox.entries.some(({ id }) => id === unresolved.id)) return outbox;
  const newEdit = withRealIds(outbox, unresolved);
  const { edit } = newEdit;
  const { entries } = outbox;
  const target = recordKeyOf(edit, newEdit.temporaryId);
  const fewer = edit.action === 'remove' ? cancelCreation(entries, target) : null;
  if (fewer) return { ...outbox, entries: fewer };
  const coalesced = coalesceIntoLast(entries, edit, target);
  if (coalesced) return { ...outbox, entries: coalesced };
  // On top of an unsent edit, the person has not seen the worker's version.
  const onTopOf = entries.findLast((entry) => targetOfEntry(entry) === target)?.id ?? null;
  const base =
    newEdit.base && onTopOf !== null ? { ...newEdit.base, updatedAt: null } : newEdit.base;
  const entry: OutboxEntry = {
    id: newEdit.id,
    userId: outbox.userId,
    seq: outbox.nextSeq,
    ...(group !== undefined && { group }),
    edit,
    orderKey: orderKeyOf(edit, newEdit.temporaryId),
    within: newEdit.parentKeys,
    dependsOn: dependenciesOf(entries, newEdit),
    temporaryId: newEdit.temporaryId,
    base,
    onTopOf,
    attempts: 0,
    state: 'waiting',
    lastError: null,
    nextAttemptAt: null,
    sentAt: null,
    isKeyed: false,
    isDoubtful: newEdit.isDoubtful === true,
    isRevalidated: false,
    isSavedLocally: false,
    isConfirmed: false,
    differences: [],
    schema: ENTRY_SCHEMA,
    createdAt: now,
  };
  return { ...outbox, entries: [...entries, entry], nextSeq: outbox.nextSeq + 1 };
}

/** Converts an entry back into an edit to be queued. */
export const entryToNewEdit = ({ id, edit, temporaryId, within, base }: OutboxEntry): NewEdit => ({
  id,
  edit,
  temporaryId,
  parentKeys: within,
  base,
});

/** Queues the edits of one save; each is coalesced into a never-attempted entry when the effect is the same. */
export function queueEdits(outbox: Outbox, newEdits: readonly NewEdit[], now: number): Outbox {
  const group = newEdits.length > 1 ? newEdits[0]?.id : undefined;
  return newEdits.reduce((grown, newEdit) => queueOne(grown, newEdit, { group, now }), outbox);
}
