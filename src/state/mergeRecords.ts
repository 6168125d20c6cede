import { isDraft, original } from '@reduxjs/toolkit';

/** Records by id or by a composed key. */
export type Table<T> = Record<string, T>;

/** A list that some scope asked for. */
export interface RecordList {
  ids: string[];
  /** Epoch milliseconds. */
  fetchedAt: number;
  /** Whether nothing that belongs to the scope is missing from it. */
  isComplete: boolean;
}

export function isSameContent<T extends object>(a: T, b: T): boolean {
  if (a === b) return true;
  const keys = Object.keys(b) as (keyof T)[]; // keys of T itself: both are plain records of one type
  return keys.length === Object.keys(a).length && keys.every((key) => a[key] === b[key]);
}

/**
 * Puts the rows into the table and keeps the object of each row whose content is unchanged, so that
 * nothing re-renders and nothing is rewritten to disk. Returns the same table when nothing changed.
 * A plain copy and not Immer: 50,000 unchanged rows take 8 ms so, 1.5 s through `upsertMany`. A new
 * table is frozen here, or Immer would walk all its rows, twice, to freeze them.
 */
export function mergeRows<T extends object>(
  table: Table<T>,
  rows: Iterable<[string, T]>,
): Table<T> {
  let next: Table<T> | null = null;
  for (const [key, row] of rows) {
    const known = (next ?? table)[key];
    if (known && isSameContent(known, row)) continue;
    next ??= { ...table };
    next[key] = row;
  }
  return next === null ? table : Object.freeze(next);
}

export function removeKeys<T>(table: Table<T>, keys: Iterable<string>): Table<T> {
  let next: Table<T> | null = null;
  for (const key of keys) {
    if (!(key in table)) continue;
    next ??= { ...table };
    delete next[key];
  }
  return next === null ? table : Object.freeze(next);
}

/** Keeps the list's ids array when the order is unchanged; `fetchedAt` moves on. */
export function mergeList(known: RecordList | undefined, list: RecordList): RecordList {
  const isSame =
    known !== undefined &&
    known.ids.length === list.ids.length &&
    known.ids.every((id, place) => id === list.ids[place]);
  return isSame ? { ...list, ids: known.ids } : list;
}

/**
 * A case reducer over the plain state instead of Immer's draft: reading 10,000 rows through
 * proxies would cost more than the work itself.
 */
export function onPlain<S extends object, A>(reducer: (state: S, action: A) => S) {
  return (draft: S, action: A): S => {
    const plain: unknown = isDraft(draft) ? original<unknown>(draft) : draft;
    return reducer(plain as S, action); // a draft's original is the very state it stands for
  };
}
