import { isJson, type Json } from '../../domain/reading';
import { ENTRY_SCHEMA, type OutboxEntry } from './outboxEntry';

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

/** Checked by hand: a rule for each of the seventeen kinds would refuse what could still be sent. */
function isEntry(entry: Json): entry is Json & OutboxEntry {
  return (
    entry['schema'] === ENTRY_SCHEMA &&
    typeof entry['id'] === 'string' &&
    typeof entry['seq'] === 'number' &&
    typeof entry['lane'] === 'string' &&
    typeof entry['state'] === 'string' &&
    typeof entry['attempts'] === 'number' &&
    typeof entry['createdAt'] === 'number' &&
    Array.isArray(entry['within']) &&
    Array.isArray(entry['dependsOn']) &&
    Array.isArray(entry['differences']) &&
    isJson(entry['edit']) &&
    typeof entry['edit']['kind'] === 'string'
  );
}

/** Reads a stored entry, of this schema or an older one. */
export function readStored(raw: unknown): StoredEntry {
  if (!isJson(raw)) return { unreadable: { id: '', raw: {} } };
  const current = migrated(raw);
  if (isEntry(current)) return { entry: current };
  return { unreadable: { id: String(raw['id'] ?? ''), raw } };
}
