import { idsIn, orderKeyOf, renameIds, recordKeyOf } from './recordKeys';
import { type Outbox, type OutboxEntry } from './outboxEntry';
import { type NewEdit, type OutboxEvent } from './outboxEvent';
import { entryToNewEdit, queueEdits, withDependents } from './queueEdits';
import { type Aliases } from './temporaryId';

/** Replaces a record's id in all entries. */
export function renameRecord(
  entries: readonly OutboxEntry[],
  from: string,
  to: string,
): OutboxEntry[] {
  const renameKey = (orderKey: string) =>
    orderKey.endsWith(`:${from}`) ? orderKey.replace(from, to) : orderKey;
  return entries.map((entry): OutboxEntry => {
    const edit = renameIds(entry.edit, (id) => (id === from ? to : id));
    const within = entry.within.map(renameKey);
    const isSame =
      edit === entry.edit && within.every((orderKey, at) => orderKey === entry.within[at]);
    return isSame
      ? entry
      : { ...entry, edit, within, orderKey: orderKeyOf(edit, entry.temporaryId) };
  });
}

/** Adds an alias of a record; aliases of its previous id now lead to the new one too. */
export function withAlias(aliases: Aliases, from: string, to: string): Aliases {
  const led = Object.entries(aliases).map(([name, id]) => [name, id === from ? to : id]);
  return { ...Object.fromEntries(led), [from]: to };
}

/** Drops the base, because the record that it describes no longer exists. */
const withoutBase = (entry: OutboxEntry): NewEdit => ({ ...entryToNewEdit(entry), base: null });

/**
 * Recreates a deleted record: first the new edits, with its known fields, then all its unsent edits in order, under the
 * new id. A no-op while one of those is in flight.
 */
export function recreateRecord(
  outbox: Outbox,
  { id, newEdits, deletedId, now }: Extract<OutboxEvent, { type: 'recreated' }>,
): Outbox {
  const deleted = outbox.entries.find((entry) => entry.id === id);
  const newId = newEdits[0]?.temporaryId ?? null;
  if (deleted?.state !== 'notFound' || newEdits.length === 0) return outbox;
  const target = recordKeyOf(deleted.edit, deleted.temporaryId);
  const belongsToDeleted = (entry: OutboxEntry) =>
    recordKeyOf(entry.edit, entry.temporaryId) === target ||
    (deletedId !== null && idsIn(entry.edit).includes(deletedId));
  // Creations within the record move along, or they would precede their parent in the queue.
  const along = new Set(
    outbox.entries
      .filter(belongsToDeleted)
      .flatMap((entry) => [...withDependents(outbox.entries, entry.id)]),
  );
  const own = outbox.entries.filter((entry) => along.has(entry.id));
  if (own.some(({ state }) => state === 'sending')) return outbox;
  const rename = (entries: readonly OutboxEntry[]) =>
    deletedId === null || newId === null ? [...entries] : renameRecord(entries, deletedId, newId);
  const others = rename(outbox.entries.filter((entry) => !along.has(entry.id)));
  const aliases =
    deletedId === null || newId === null
      ? outbox.aliases
      : withAlias(outbox.aliases, deletedId, newId);
  const again = rename(own).map(withoutBase);
  return queueEdits({ ...outbox, entries: others, aliases }, [...newEdits, ...again], now);
}
