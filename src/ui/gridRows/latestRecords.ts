/** Records newer than the rows that the grid holds, by row id. */
export interface LatestRecords<Row> {
  get: (id: string) => Row | undefined;
  add: (records: ReadonlyMap<string, Row>) => void;
  clear: () => void;
  /** Calls the listener after each change; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

export function createLatestRecords<Row>(): LatestRecords<Row> {
  const records = new Map<string, Row>();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  return {
    get: (id) => records.get(id),
    add(newer) {
      for (const [id, record] of newer) records.set(id, record);
      notify();
    },
    clear() {
      if (records.size === 0) return;
      records.clear();
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Changed records by id when both lists have the same rows in the same order; null when rows were added, removed or
 * moved.
 */
export function changedRecords<Row>(
  before: readonly Row[],
  after: readonly Row[],
  rowId: (row: Row) => string,
): ReadonlyMap<string, Row> | null {
  if (before.length !== after.length) return null;
  const changed = new Map<string, Row>();
  for (const [index, row] of after.entries()) {
    const former = before[index];
    if (row === former) continue;
    const id = rowId(row);
    if (former === undefined || rowId(former) !== id) return null;
    changed.set(id, row);
  }
  return changed;
}
