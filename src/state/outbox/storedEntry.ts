import { isJson, type Json } from '../../domain/reading';
import { type Edit } from './edit';
import { ENTRY_SCHEMA, type EntryState, type OutboxEntry } from './outboxEntry';

/** What is stored and can't be read: of a newer console, or damaged. Never sent, never deleted. */
export interface UnreadableEntry {
  id: string;
  raw: Json;
}

export type StoredEntry = { entry: OutboxEntry } | { unreadable: UnreadableEntry };

/** Each step brings an entry of that schema to the next one. */
const migrations: Readonly<Record<number, (entry: Json) => Json>> = {};

function migrated(entry: Json): Json {
  let current = entry;
  for (let schema = Number(entry['schema']); schema < ENTRY_SCHEMA; schema += 1) {
    const step = migrations[schema];
    if (step === undefined) return entry;
    current = { ...step(current), schema: schema + 1 };
  }
  return current;
}

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isNullOr = (value: unknown, is: (value: unknown) => boolean) => value === null || is(value);

/** What each kind of edit can't be shown or sent without: ids and languages are texts, the others records. */
const partsOf: Readonly<Record<Edit['kind'], readonly string[]>> = {
  'tour created': ['draft'],
  'tour changed': ['tourId', 'language', 'change'],
  'tour removed': ['tourId'],
  'tour text created': ['tourId', 'draft'],
  'tour text changed': ['tourId', 'language', 'change'],
  'tour text removed': ['tourId', 'language'],
  'section created': ['tourId', 'draft'],
  'section changed': ['sectionId', 'change'],
  'section removed': ['sectionId'],
  'section text created': ['sectionId', 'draft'],
  'section text changed': ['sectionId', 'language', 'change'],
  'section text removed': ['sectionId', 'language'],
  'media changed': ['mediaId', 'change'],
  'media removed': ['mediaId'],
  'chapter created': ['mediaId', 'draft'],
  'chapter changed': ['mediaId', 'chapterId', 'draft'],
  'chapter removed': ['chapterId'],
};
const RECORDS = ['draft', 'change'];

function isEdit(edit: unknown): boolean {
  if (!isJson(edit)) return false;
  const parts = Object.entries(partsOf).find(([kind]) => kind === edit['kind'])?.[1];
  return (
    parts?.every((part) => (RECORDS.includes(part) ? isJson(edit[part]) : isText(edit[part]))) ??
    false
  );
}

const states: Readonly<Record<EntryState, true>> = {
  ...{ waiting: true, sending: true, unknown: true, conflict: true, unsure: true },
  ...{ rejected: true, gone: true, forbidden: true, old: true },
};

const isBase = (base: unknown) => isJson(base) && isJson(base['fields']);
const isProblem = (problem: unknown) => isJson(problem) && isText(problem['code']);

/** Whether all is there that the planner and the screens read. */
function isEntry(entry: Json): entry is Json & OutboxEntry {
  const { id, seq, lane, state, attempts, createdAt, differences } = entry;
  return (
    entry['schema'] === ENTRY_SCHEMA &&
    [id, lane].every(isText) &&
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

/** Reads what is stored under a key, of this schema or an older one. */
export function readStored(raw: unknown, key: string): StoredEntry {
  if (!isJson(raw)) return { unreadable: { id: key, raw: { value: raw } } };
  const current = migrated(raw);
  return isEntry(current) ? { entry: current } : { unreadable: { id: key, raw } };
}
