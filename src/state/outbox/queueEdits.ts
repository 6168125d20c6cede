import { entityOf } from '../../domain/entities/entities';
import { fieldsOf } from './editFields';
import { idsIn, languageInKey, orderKeyOf, renameIds, recordKeyOf } from './recordKeys';
import { mergeEdits } from './mergeEdits';
import { ENTRY_SCHEMA, type EntryBase, type Outbox, type OutboxEntry } from './outboxEntry';
import { type EditDraft } from './outboxEvent';
import { realId } from './temporaryId';

const isUntouched = ({ attempts, state, isDoubtful }: OutboxEntry) =>
  attempts === 0 && state === 'waiting' && !isDoubtful;

/** The key of the record or translation that an unsent edit writes. */
export const targetOfEntry = (entry: OutboxEntry) => recordKeyOf(entry.edit, entry.temporaryId);

/** The entry and all that names what it creates: without it they could never be sent. */
export function withDependents(entries: readonly OutboxEntry[], id: string): Set<string> {
  const ids = new Set([id]);
  const made = new Set<string>();
  for (const entry of entries) {
    if (idsIn(entry.edit).some((named) => made.has(named))) ids.add(entry.id);
    if (ids.has(entry.id) && entry.temporaryId !== null) made.add(entry.temporaryId);
  }
  return ids;
}

/** Changes all that was made on top of an edit, directly or not. */
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

/** Takes out an edit that is not sent any more: it is no longer in what was made on top of it. */
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

/** Takes out edits, the newest first. */
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
 * True for an edit of texts that is sent before those of the same record in another language: what a translation is
 * made from would no longer be what the person saw.
 */
const isBeforeOtherTexts = (entries: readonly OutboxEntry[], entry: OutboxEntry) =>
  isOfTexts(entry) &&
  entries.some(
    (later) => later.seq > entry.seq && later.orderKey === entry.orderKey && isOfTexts(later),
  );

function mergeIntoLast(
  entries: readonly OutboxEntry[],
  edit: OutboxEntry['edit'],
  target: string,
): OutboxEntry[] | null {
  const last = entries.findLast(
    (entry) => targetOfEntry(entry) === target || createsTranslation(entry, target),
  );
  if (!last || !isUntouched(last) || isBeforeOtherTexts(entries, last)) return null;
  const merged = mergeEdits(last.edit, edit);
  if (merged?.kind !== 'merged') return null;
  const grown = { ...last, edit: merged.edit };
  return entries.map((entry) => (entry === last ? grown : entry));
}

/** Entries that must be sent before: creations of records it names; for a removal, all edits within. */
function dependenciesOf(entries: readonly OutboxEntry[], draft: EditDraft): string[] {
  const ids = new Set(idsIn(draft.edit));
  const orderKey = orderKeyOf(draft.edit, draft.temporaryId);
  const isRemoval = draft.edit.action === 'remove' && recordKeyOf(draft.edit, null) === orderKey;
  return entries
    .filter(
      ({ temporaryId, within }) =>
        (temporaryId !== null && ids.has(temporaryId)) || (isRemoval && within.includes(orderKey)),
    )
    .map(({ id }) => id);
}

/** The edit with the worker's ids of records that it names by temporary ones. */
export const withRealIds = ({ aliases }: Outbox, draft: EditDraft): EditDraft => ({
  ...draft,
  edit: renameIds(draft.edit, (id) => realId(aliases, id)),
});

function queueOne(
  outbox: Outbox,
  unresolved: EditDraft,
  { group, now }: { group: string | undefined; now: number },
): Outbox {
  // A draft that two tabs hold is saved once.
  if (outbox.entries.some(({ id }) => id === unresolved.id)) return outbox;
  const draft = withRealIds(outbox, unresolved);
  const { edit } = draft;
  const { entries } = outbox;
  const target = recordKeyOf(edit, draft.temporaryId);
  const fewer = edit.action === 'remove' ? cancelCreation(entries, target) : null;
  if (fewer) return { ...outbox, entries: fewer };
  const merged = mergeIntoLast(entries, edit, target);
  if (merged) return { ...outbox, entries: merged };
  // A person who edits on top of an unsent edit has not seen the worker's version.
  const onTopOf = entries.findLast((entry) => targetOfEntry(entry) === target)?.id ?? null;
  const base = draft.base && onTopOf !== null ? { ...draft.base, updatedAt: null } : draft.base;
  const entry: OutboxEntry = {
    id: draft.id,
    userId: outbox.userId,
    seq: outbox.nextSeq,
    ...(group !== undefined && { group }),
    edit,
    orderKey: orderKeyOf(edit, draft.temporaryId),
    within: draft.within,
    dependsOn: dependenciesOf(entries, draft),
    temporaryId: draft.temporaryId,
    base,
    onTopOf,
    attempts: 0,
    state: 'waiting',
    lastError: null,
    nextAttemptAt: null,
    sentAt: null,
    isKeyed: false,
    isDoubtful: draft.isDoubtful === true,
    isRevalidated: false,
    isSavedLocally: false,
    isConfirmed: false,
    differences: [],
    schema: ENTRY_SCHEMA,
    createdAt: now,
  };
  return { ...outbox, entries: [...entries, entry], nextSeq: outbox.nextSeq + 1 };
}

/** Takes in what the person did, merged into what was never attempted where that has the same effect. */
export function queueEdits(outbox: Outbox, drafts: readonly EditDraft[], now: number): Outbox {
  const group = drafts.length > 1 ? drafts[0]?.id : undefined;
  return drafts.reduce((grown, draft) => queueOne(grown, draft, { group, now }), outbox);
}
