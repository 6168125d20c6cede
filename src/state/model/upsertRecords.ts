/** Records by id or by a composed key. */
export type Table<T> = Record<string, T>;

/** Ids of a list of records, as last fetched. */
export interface RecordList {
  ids: string[];
  /** Epoch milliseconds. */
  fetchedAt: number;
  /** True when the list contains everything in its scope. */
  isComplete: boolean;
  /** `ETag` of the list; without one the list is always fetched in full. */
  version?: string;
}

export function isSameContent<T extends object>(a: T, b: T): boolean {
  if (a === b) return true;
  const keys = Object.keys(b) as (keyof T)[]; // cast: the keys of T itself, since both are plain records of one type
  return keys.length === Object.keys(a).length && keys.every((key) => a[key] === b[key]);
}

/** True for deeply equal plain data. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a, b] as Record<string, unknown>[]; // cast: both are objects, checked above
  const keys = Object.keys(b);
  return (
    keys.length === Object.keys(a).length &&
    keys.every((key) => Object.hasOwn(a, key) && isSameData(one?.[key], other?.[key]))
  );
}

interface Origin {
  from: WeakRef<object>;
  keys: readonly string[];
}

/** Table that each table was derived from. Weak references, so that previous tables can be garbage collected. */
const origins = new WeakMap<object, Origin>();

/** Records a table's origin. Frozen here, because Immer would otherwise walk all rows twice to freeze them. */
function recordOrigin<T>(table: Table<T>, from: Table<T>, keys: readonly string[]): Table<T> {
  origins.set(table, { from: new WeakRef(from), keys });
  return Object.freeze(table);
}

/**
 * Keys under which two tables may differ; null when the later table's derivation from the earlier one is unknown.
 * Avoids comparing both tables after every edit.
 */
export function keysBetween(earlier: object, later: object): ReadonlySet<string> | null {
  const keys = new Set<string>();
  let table = later;
  while (table !== earlier) {
    const origin = origins.get(table);
    const from = origin?.from.deref();
    if (origin === undefined || from === undefined) return null;
    for (const key of origin.keys) keys.add(key);
    table = from;
  }
  return keys;
}

interface TableEdit<T> {
  put: (key: string, row: T) => void;
  /** Resulting table; the same object when no put changed a row. */
  table: () => Table<T>;
}

/**
 * Starts a copy-on-write edit of a table. A row with unchanged content keeps its object, so that nothing re-renders and
 * nothing is rewritten to disk.
 */
export function editTable<T extends object>(table: Table<T>): TableEdit<T> {
  let next: Table<T> | null = null;
  const keys: string[] = [];
  return {
    put(key, row) {
      const previous = (next ?? table)[key];
      if (previous && isSameContent(previous, row)) return;
      next ??= { ...table };
      next[key] = row;
      keys.push(key);
    },
    table: () => (next === null ? table : recordOrigin(next, table, keys)),
  };
}

/**
 * Upserts rows into a table. A plain copy instead of Immer: 50,000 unchanged rows take 8 ms, and 1.5 s with
 * `upsertMany`.
 */
export function upsertRows<T extends object>(
  table: Table<T>,
  rows: Iterable<[string, T]>,
): Table<T> {
  const edit = editTable(table);
  for (const [key, row] of rows) edit.put(key, row);
  return edit.table();
}

export function removeKeys<T>(table: Table<T>, keys: Iterable<string>): Table<T> {
  let next: Table<T> | null = null;
  const removed: string[] = [];
  for (const key of keys) {
    if (!(key in table)) continue;
    next ??= { ...table };
    delete next[key];
    removed.push(key);
  }
  return next === null ? table : recordOrigin(next, table, removed);
}

/**
 * Returns the list with the previous array of ids when the ids are equal. New arrays are frozen here, because Immer
 * would otherwise walk them.
 */
export function reuseListIds(previous: RecordList | undefined, list: RecordList): RecordList {
  const isSame =
    previous !== undefined &&
    previous.ids.length === list.ids.length &&
    previous.ids.every((id, index) => id === list.ids[index]);
  if (isSame) return { ...list, ids: previous.ids };
  Object.freeze(list.ids);
  return list;
}
