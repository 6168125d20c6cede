import { entities, entityOf, type EntityName } from '../../domain/entities/entities';
import { isJson, isText, isTexts, type Json } from '../../domain/jsonReader';
import { entryMigrations } from './entryMigrations';
import { ENTRY_SCHEMA, type EntryState, type OutboxEntry } from './outboxEntry';

/**
 * A stored entry that cannot be read, either damaged or of a newer console. Never sent, and deleted only by the person.
 */
export interface UnreadableEntry {
  id: string;
  raw: Json;
}

export type StoredEntry = { entry: OutboxEntry } | { unreadable: UnreadableEntry };

function migrated(entry: Json): Json {
  let current = entry;
  for (let schema = Number(entry['schema']); schema < ENTRY_SCHEMA; schema += 1) {
    const step = entryMigrations[schema];
    if (step === undefined) return entry;
    current = { ...step(current), schema: schema + 1 };
  }
  return current;
}

const isNullOr = (value: unknown, is: (value: unknown) => boolean) => value === null || is(value);

/** True when an edit has all the parts needed to show and send it. */
export function isEdit(edit: unknown): boolean {
  if (!isJson(edit) || !isJson(edit['ref'])) return false;
  const { entity, action, ref } = edit;
  const name = Object.keys(entities).find((one): one is EntityName => one === entity);
  const isRemoval = action === 'remove';
  if (name === undefined || !(isRemoval || action === 'create' || action === 'update'))
    return false;
  const parts = entityOf(name).ref[action];
  const hasRef = parts?.every((part) => isText(ref[part])) === true;
  return hasRef && (isRemoval || isJson(edit['fields']));
}

const states: Readonly<Record<EntryState, true>> = {
  waiting: true,
  sending: true,
  unknown: true,
  conflict: true,
  unsure: true,
  rejected: true,
  notFound: true,
  forbidden: true,
  old: true,
};

const isBase = (base: unknown) => isJson(base) && isJson(base['fields']);
const isProblem = (problem: unknown) => isJson(problem) && isText(problem['code']);

/** True when an entry has all the fields that the reducer and the screens read. */
function isEntry(entry: Json): entry is Json & OutboxEntry {
  const { id, seq, orderKey, state, attempts, createdAt, differences } = entry;
  return (
    entry['schema'] === ENTRY_SCHEMA &&
    [id, orderKey].every(isText) &&
    [seq, attempts, createdAt].every((number) => typeof number === 'number') &&
    isText(state) &&
    Object.hasOwn(states, String(state)) &&
    [entry['within'], entry['dependsOn']].every(isTexts) &&
    [entry['temporaryId'], entry['onTopOf']].every((text) => isNullOr(text, isText)) &&
    isNullOr(entry['base'], isBase) &&
    isNullOr(entry['lastError'], isProblem) &&
    Array.isArray(differences) &&
    differences.every(isJson) &&
    (entry['group'] === undefined || isText(entry['group'])) &&
    isEdit(entry['edit'])
  );
}

/** Reads the value stored under a key, in this schema or an older one. */
export function readStored(raw: unknown, key: string): StoredEntry {
  if (!isJson(raw)) return { unreadable: { id: key, raw: { value: raw } } };
  const current = migrated(raw);
  return isEntry(current) ? { entry: current } : { unreadable: { id: key, raw } };
}
