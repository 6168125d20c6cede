import { isJson } from '../../domain/jsonReader';
import { mergeChange, type Entries } from './bucketDiff';
import { rangeOf, STORES, type CacheDatabase } from './cacheDatabase';
import { unpackInto } from './packRows';

export type SliceState = Record<string, unknown>;

/** Reads a slice and reassembles its tables; undefined when nothing is stored. */
export async function readSlice(db: CacheDatabase, slice: string): Promise<SliceState | undefined> {
  const range = rangeOf(slice);
  const transaction = db.transaction(STORES);
  const inRows = transaction.objectStore('rows');
  const inChanges = transaction.objectStore('changes');
  const [rowKeys, buckets, changeKeys, changes] = await Promise.all([
    inRows.getAllKeys(range),
    inRows.getAll(range),
    inChanges.getAllKeys(range),
    inChanges.getAll(range),
  ]);
  if (rowKeys.length + changeKeys.length === 0) return undefined;
  const state: SliceState = {};
  rowKeys.forEach(([, field], index) => {
    const packed = buckets[index];
    if (packed) unpackInto(tableIn(state, field), packed);
  });
  changeKeys.forEach(([, field], index) => {
    const change = changes[index];
    if (change) mergeChange(tableIn(state, field), change);
  });
  return state;
}

/** Table of a field, added to the state when missing. */
export function tableIn(state: SliceState, field: string): Entries {
  const previous = state[field];
  if (isJson(previous)) return previous;
  const table: Entries = {};
  state[field] = table;
  return table;
}
